import type { RouterContextProvider } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { communityById, type StoredCommunity } from "../store/profile.server";

type Context = Readonly<RouterContextProvider>;

/** The community that the address names, in the bin or not. */
export async function administeredCommunity(context: Context, id: string | undefined): Promise<StoredCommunity> {
  adminOf(context);
  const community = await communityById(idFromPath(id));
  if (!community) throw notFound();
  return community;
}
