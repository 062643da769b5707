import type { RouterContextProvider } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import type { Actor } from "~/modules/accounts/rules/actor";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import {
  ADMIN_COMMUNITIES,
  adminCommunitiesPath,
  adminCommunityQueryOf,
  administrationPolicy,
  BIN_PATH,
} from "../rules/administration";
import { communityById, type StoredCommunity } from "../store/profile.server";

type Context = Readonly<RouterContextProvider>;

/** The ADMIN who asks; for anybody else these pages do not exist. */
export function administratorOf(context: Context): Actor {
  const actor = actorOf(context);
  if (!administrationPolicy.administer(actor)) throw notFound();
  return actor;
}

/** The community that the address names, in the bin or not. */
export async function administeredCommunity(context: Context, id: string | undefined): Promise<StoredCommunity> {
  administratorOf(context);
  const community = await communityById(idFromPath(id));
  if (!community) throw notFound();
  return community;
}

/** Whence it was asked: the bin, or the list as it stood. */
export const BACK = "inapoi";
export const BIN = "cos";

export function whence(form: FormData): string {
  const back = form.get(BACK);
  if (back === BIN) return BIN_PATH;
  return typeof back === "string"
    ? adminCommunitiesPath(adminCommunityQueryOf(new URLSearchParams(back)))
    : ADMIN_COMMUNITIES;
}
