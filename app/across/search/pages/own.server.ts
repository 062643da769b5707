import { isUat, type Visitor } from "~/modules/accounts/rules/actor";
import { firstRequestsSaying } from "~/modules/requests/store/request-list.server";
import { now } from "~/platform/clock";
import { searchText } from "~/platform/form/list-query";
import type { SearchQuestion } from "../rules/search";

export type OwnFound = Awaited<ReturnType<typeof ownRequests>>;

export const NONE = { rows: [], total: 0 };

/**
 * The requests of the asker's own authority, drafts as well. They are no entries of the index, which everybody shares: only
 * their authority may know their words.
 */
export async function ownRequests(visitor: Visitor, { text, county }: SearchQuestion, most: number) {
  const asked = searchText(text);
  return isUat(visitor) && asked !== "" ? firstRequestsSaying(visitor, { text: asked, county }, most, now()) : NONE;
}
