import { type PartnerQuery, parametersOf, partnerQueryOf } from "~/modules/partners/rules/listing";
import { pageNumber } from "~/platform/form/list-query";
import type { CountyCode } from "~/platform/romania/counties";

export const SHOWCASE_PATH = "/features/marketplace";

/** The query parameters that make it another page. */
export const PARTNER_SHOWCASE_PARAMETERS = ["cauta", "categorie", "judet", "nota", "ordine", "pagini"] as const;

/** So many partners more with each "Încarcă Mai Mulți Parteneri", and after so many times the directory's pages. */
export const SHOWCASE_STEP = 6;
export const MOST_STEPS = 40;

/** The counties that stand before the others. */
export const FIRST_COUNTIES: CountyCode[] = ["B", "CJ", "TM", "BV"];

/** As of the directory, but that its page says how many steps are shown, from the first on. */
export const showcaseQueryOf = (address: URLSearchParams): PartnerQuery => ({
  ...partnerQueryOf(address),
  page: pageNumber(address, "pagini", MOST_STEPS),
});

/** The same question with one step more, at the first of the partners that it adds. */
export function moreAddress(query: PartnerQuery): string {
  const address = parametersOf(query);
  address.set("pagini", String(query.page + 1));
  return `${SHOWCASE_PATH}?${address}#${placeOf(query.page * SHOWCASE_STEP)}`;
}

/** The name of a card's place on the page, from 0. */
export const placeOf = (index: number): string => `partener-${index + 1}`;
