import { PARTNER_FILTERS, type PartnerQuery } from "~/modules/partners/rules/listing";
import { listQuery } from "~/platform/form/list-query";
import type { CountyCode } from "~/platform/romania/counties";

export const SHOWCASE_PATH = "/features/marketplace";

/** So many partners more with each "Încarcă Mai Mulți Parteneri", and after so many times the directory's pages. */
export const SHOWCASE_STEP = 6;
export const MOST_STEPS = 40;

/** The counties that stand before the others. */
export const FIRST_COUNTIES: CountyCode[] = ["B", "CJ", "TM", "BV"];

/** As of the directory, but that its page says how many steps are shown, from the first on. */
export const partnerShowcase = listQuery(PARTNER_FILTERS, { page: "pagini", most: MOST_STEPS });

/** The same question with one step more, at the first of the partners that it adds. */
export const moreAddress = (query: PartnerQuery): string =>
  `${partnerShowcase.address(SHOWCASE_PATH, query, { page: query.page + 1 })}#${placeOf(query.page * SHOWCASE_STEP)}`;

/** The name of a card's place on the page, from 0. */
export const placeOf = (index: number): string => `partener-${index + 1}`;
