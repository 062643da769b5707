import type { RouterContextProvider } from "react-router";
import { adminOf } from "~/modules/accounts/request.server";
import { BACK, BIN_PATH, FROM_BIN } from "~/modules/accounts/rules/places";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { ADMIN_COMMUNITIES, adminCommunitiesPath, adminCommunityList } from "../rules/administration";
import { communityById, type StoredCommunity } from "../store/profile.server";

type Context = Readonly<RouterContextProvider>;

/** The community that the address names, in the bin or not. */
export async function administeredCommunity(context: Context, id: string | undefined): Promise<StoredCommunity> {
  adminOf(context);
  const community = await communityById(idFromPath(id));
  if (!community) throw notFound();
  return community;
}

/** Whence it was asked, by a form or by a link to its page: the bin, or the list as it stood. */
export function whence(asked: FormData | URLSearchParams): string {
  const back = asked.get(BACK);
  if (back === FROM_BIN) return BIN_PATH;
  if (typeof back !== "string") return ADMIN_COMMUNITIES;
  const query = adminCommunityList.read(new URLSearchParams(back));
  return adminCommunitiesPath(query, { page: query.page });
}
