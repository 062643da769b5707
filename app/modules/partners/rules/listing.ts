import type { Verification } from "~/modules/accounts/rules/actor";
import { pageNumber, searchText } from "~/platform/form/list-query";
import { type CountyCode, isCountyCode } from "~/platform/romania/counties";
import { type Category, isCategory } from "./categories";

/** The directory shows a firm while it is verified: not before, and not while it is suspended. */
export const isListed = (verification: Verification): boolean => verification === LISTED;
export const LISTED: Verification = "verified";

export const PARTNERS_PER_PAGE = 24;
export const CARD_SERVICES = 3;

/** In each of them equals stand by name, and unrated firms after rated ones but in the alphabet. */
export const PARTNER_ORDERS = { rating: "Rating", recenzii: "Număr recenzii", nume: "Nume" } as const;
export type PartnerOrder = keyof typeof PARTNER_ORDERS;

/** By the rating as pages show it, with one decimal; unrated firms have none. */
export const MINIMUM_RATINGS = ["4.5", "4.0", "3.5"] as const;
export type MinimumRating = (typeof MINIMUM_RATINGS)[number];

/** What is asked of the directory. */
export type PartnerQuery = {
  text: string;
  category: Category | null;
  county: CountyCode | null;
  atLeast: MinimumRating | null;
  order: PartnerOrder;
  page: number;
};

/** The query parameters that make `/parteneri` another page. */
export const PARTNER_LIST_PARAMETERS = ["cauta", "categorie", "judet", "nota", "ordine", "pagina"] as const;

/** The question as it stands in an address; what nobody could have chosen is as if it were not there. */
export function partnerQueryOf(address: URLSearchParams): PartnerQuery {
  const category = address.get("categorie") ?? "";
  const county = address.get("judet") ?? "";
  const order = address.get("ordine") ?? "";
  return {
    text: searchText(address.get("cauta")),
    category: isCategory(category) ? category : null,
    county: isCountyCode(county) ? county : null,
    atLeast: MINIMUM_RATINGS.find((rating) => rating === address.get("nota")) ?? null,
    order: Object.hasOwn(PARTNER_ORDERS, order) ? (order as PartnerOrder) : "rating",
    page: pageNumber(address),
  };
}

export const isFiltered = ({ text, category, county, atLeast }: PartnerQuery): boolean =>
  text !== "" || category !== null || county !== null || atLeast !== null;

/** The same question as an address, with what is changed in it; an empty one is the list itself. */
export function addressOf(path: string, query: PartnerQuery, change: Partial<PartnerQuery> = {}): string {
  const { page, ...question } = { ...query, page: 1, ...change };
  const address = parametersOf(question);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${path}?${address}` : path;
}

/** All of the question but its page. */
export function parametersOf({ text, category, county, atLeast, order }: Omit<PartnerQuery, "page">): URLSearchParams {
  const address = new URLSearchParams();
  if (text) address.set("cauta", text);
  if (category) address.set("categorie", category);
  if (county) address.set("judet", county);
  if (atLeast) address.set("nota", atLeast);
  if (order !== "rating") address.set("ordine", order);
  return address;
}
