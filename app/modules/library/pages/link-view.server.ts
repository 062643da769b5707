import { CATEGORIES } from "~/modules/partners/rules/categories";
import { siteLink } from "~/platform/language/website";
import { isBroken, isRoom, type LinkState, linkWords } from "../rules/links";
import type { ListedLink } from "../store/links.server";

const NEVER: LinkState = {
  checkedAt: null,
  goodAt: null,
  problem: null,
  status: null,
  failedDays: 0,
  failingSince: null,
  failedOn: null,
};

/** A quick link as readers see it. One to a page of ours has no checks. */
export function linkRow({ id, title, note, category, address, checkId, state }: ListedLink) {
  const isOurs = isRoom(address);
  const known = state ?? NEVER;
  return {
    id,
    title,
    note,
    address,
    checkId,
    isOurs,
    state: known,
    category: CATEGORIES[category],
    site: isOurs ? null : (siteLink(address)?.label ?? address),
    isBroken: !isOurs && isBroken(known),
    words: isOurs ? null : linkWords(known),
  };
}
export type LinkRow = ReturnType<typeof linkRow>;
