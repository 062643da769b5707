import type { Verification } from "~/modules/accounts/rules/actor";
import { tidyLine } from "~/platform/language/text";
import { type CountyCode, isCountyCode } from "~/platform/romania/counties";
import { type Category, isCategory } from "./categories";

/** The directory shows a firm while it is verified: not before, and not while it is suspended. */
export const isListed = (verification: Verification): boolean => verification === LISTED;
export const LISTED: Verification = "verified";

export const PARTNERS_PER_PAGE = 24;
export const CARD_SERVICES = 3;

/** What is asked of the directory. Best rated first, unrated ones last, equals by name. */
export type PartnerQuery = { text: string; category: Category | null; county: CountyCode | null; page: number };

const MOST_PAGES = 10_000;

/** The question as it stands in an address; what nobody could have chosen is as if it were not there. */
export function partnerQueryOf(address: URLSearchParams): PartnerQuery {
  const category = address.get("categorie") ?? "";
  const county = address.get("judet") ?? "";
  const page = Number(address.get("pagina") ?? "1");
  return {
    text: tidyLine(address.get("cauta") ?? "").slice(0, LONGEST_SEARCH),
    category: isCategory(category) ? category : null,
    county: isCountyCode(county) ? county : null,
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

export const isFiltered = ({ text, category, county }: PartnerQuery): boolean =>
  text !== "" || category !== null || county !== null;

/** The same question as an address, with what is changed in it; an empty one is the list itself. */
export function addressOf(path: string, query: PartnerQuery, change: Partial<PartnerQuery> = {}): string {
  const { text, category, county, page } = { ...query, page: 1, ...change };
  const address = new URLSearchParams();
  if (text) address.set("cauta", text);
  if (category) address.set("categorie", category);
  if (county) address.set("judet", county);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${path}?${address}` : path;
}

const MOST_WORDS = 8;
const LONGEST_SEARCH = 120;

/** The words of a search: each of them has to be found. Beyond eight nobody means them all. */
export const searchWords = (text: string): string[] =>
  text
    .split(/[\s,;„”"]+/)
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
