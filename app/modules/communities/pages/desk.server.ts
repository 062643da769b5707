import { type RouterContextProvider, redirect } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { type Actor, isAdmin, isUat } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { deskPath, OWN_COMMUNITY } from "../rules/paths";
import { communityById, communityOf, type StoredCommunity } from "../store/profile.server";
import { allowEdit } from "../verbs/guard.server";

/** What the pages below a desk are given; `itemId` names what of the community they are about. */
export type DeskRoute = {
  context: Readonly<RouterContextProvider>;
  params: { id?: string | undefined; itemId?: string | undefined };
  request: Request;
};

type Context = DeskRoute["context"];
type Params = DeskRoute["params"];

/** A community at whichever door it is edited, and who is there. */
export type Desk = { actor: Actor; at: Date; community: StoredCommunity; path: string };

/** An authority's own, wherever an ADMIN comes with the id in the address; null while an authority has none. */
export async function communityDesk(context: Context, params: Params): Promise<Desk | null> {
  const actor = actorOf(context);
  const found = await communityFor(actor, params);
  return found && { actor, at: now(), community: found, path: deskPath(actor, found.id) };
}

async function communityFor(actor: Actor, params: Params): Promise<StoredCommunity | null> {
  if (isUat(actor)) return communityOf(actor.organisation.id);
  const found = isAdmin(actor) ? await communityById(idFromPath(params.id)) : null;
  if (!found) throw notFound();
  return found;
}

/** For pages that edit: it is there, and this person may change it now. Who has none yet is led to where one is made. */
export async function editableDesk(context: Context, params: Params): Promise<Desk> {
  const desk = await communityDesk(context, params);
  if (!desk) throw redirect(OWN_COMMUNITY);
  allowEdit(desk.actor, desk.community, desk.at);
  return desk;
}
