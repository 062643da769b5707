import type { Verification } from "~/modules/accounts/rules/actor";
import { pageNumber, searchText } from "~/platform/form/list-query";
import { type CountyCode, isCountyCode } from "~/platform/romania/counties";
import { type Category, isCategory } from "./categories";

/** The directory shows a firm while it is verified: not before, and not while it is suspended. */
export const isListed = (verification: Verification): boolean => verification === LISTED;
export const LISTED: Verification = "verified";

export const PARTNERS_PER_PAGE = 24;
export const CARD_SERVICES = 3;

/** What is asked of the directory. Best rated first, unrated ones last, equals by name. */
export type PartnerQuery = { text: string; category: Category | null; county: CountyCode | null; page: number };

/** The query parameters that make `/parteneri` another page. */
export const PARTNER_LIST_PARAMETERS = ["cauta", "categorie", "judet", "ordine", "pagina"] as const;

/** The question as it stands in an address; what nobody could have chosen is as if it were not there. */
export function partnerQueryOf(address: URLSearchParams): PartnerQuery {
  const category = address.get("categorie") ?? "";
  const county = address.get("judet") ?? "";
  return {
    text: searchText(address.get("cauta")),
    category: isCategory(category) ? category : null,
    county: isCountyCode(county) ? county : null,
    page: pageNumber(address),
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
