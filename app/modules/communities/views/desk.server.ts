import { type RouterContextProvider, redirect } from "react-router";
import { type Actor, isAdmin, isUat } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { orNotFound } from "~/platform/refusal";
import { deskPath, OWN_COMMUNITY } from "../rules/paths";
import { communityPolicy } from "../rules/policy";
import { communityById, communityOf, type StoredCommunity } from "../store/profile.server";
import { wayTo } from "../verbs/guard.server";

/** Route arguments of the pages below a desk; `itemId` is the id of an attraction, project or gallery picture. */
export type DeskRoute = {
  context: Readonly<RouterContextProvider>;
  params: { id?: string | undefined; itemId?: string | undefined };
  request: Request;
};

type Context = DeskRoute["context"];
type Params = DeskRoute["params"];

/** A community being edited, by whom and when, and the path of its desk (`/uat/…` or `/admin/…`). */
export type Desk = { actor: Actor; at: Date; community: StoredCommunity; path: string };

/** The authority's own community, null while it has none; for an ADMIN the one whose id is in the address, else 404. */
export async function communityDesk(context: Context, params: Params): Promise<Desk | null> {
  const actor = actorOf(context);
  const found = await communityFor(actor, params);
  return found && { actor, at: now(), community: found, path: deskPath(actor, found.id) };
}

async function communityFor(actor: Actor, params: Params): Promise<StoredCommunity | null> {
  if (isUat(actor)) return communityOf(actor.organisation.id);
  const found = orNotFound(isAdmin(actor) ? await communityById(idFromPath(params.id)) : null);
  return found;
}

/**
 * The desk for pages that edit. Redirects an authority without a community to where it creates one; throws 403 or 409
 * when the actor may not edit now.
 */
export async function editableDesk(context: Context, params: Params): Promise<Desk> {
  const desk = await communityDesk(context, params);
  if (!desk) throw redirect(OWN_COMMUNITY);
  communityPolicy.allow("edit", desk.actor, desk.community, desk.at, wayTo(desk.actor));
  return desk;
}
