import { type Actor, isAdmin } from "~/modules/accounts/rules/actor";

export const DIRECTORY = "/comunitati";
export const communityPath = (id: string): string => `${DIRECTORY}/${id}`;

/** The page of a project that is in the exchange (`modules/projects`). */
export const openedProjectPath = (id: string): string => `/proiecte/${id}`;

/** The desk of an authority's own community, and its claims of other communities. */
export const OWN_COMMUNITY = "/uat/community";
export const CLAIMS = `${OWN_COMMUNITY}/claims`;
/** Parameter with the id of the community from whose page the claim was started. */
export const CLAIMED = "comunitate";
export const claimingPath = (communityId: string): string => `${CLAIMS}?${CLAIMED}=${communityId}`;

/** Where an ADMIN decides about claims. */
export const ADMIN_CLAIMS = "/admin/claims";
export const adminClaimPath = (id: string, noun?: "rejection"): string =>
  `${ADMIN_CLAIMS}/${id}${noun ? `/${noun}` : ""}`;

export const ADMIN_COMMUNITIES = "/admin/communities";
export const NEW_COMMUNITY = `${ADMIN_COMMUNITIES}/new`;
export const TEST_COMMUNITIES = `${ADMIN_COMMUNITIES}/test`;
export const TEST_REMOVAL = `${TEST_COMMUNITIES}/removal`;
export const adminCommunityPath = (id: string, noun?: "deletion" | "restoration"): string =>
  `${ADMIN_COMMUNITIES}/${id}${noun ? `/${noun}` : ""}`;

/** The desk of a community for this actor: an authority has one community, an ADMIN edits any. */
export const deskPath = (actor: Actor, communityId: string): string =>
  isAdmin(actor) ? adminCommunityPath(communityId) : OWN_COMMUNITY;
