import { type Actor, isAdmin } from "~/modules/accounts/rules/actor";
import { adminCommunityPath } from "./administration";
import { OWN_COMMUNITY } from "./claims";

/** Where this person edits a community: an authority has one, an ADMIN any. */
export const deskPath = (actor: Actor, communityId: string): string =>
  isAdmin(actor) ? adminCommunityPath(communityId) : OWN_COMMUNITY;

/** How much a community may show. */
export const MOST_ATTRACTIONS = 40;
export const MOST_PROJECTS = 60;
