import { PARTNER_FILTERS, type PartnerQuery } from "~/modules/partners/rules/listing";
import { listQuery } from "~/platform/form/list-query";
import type { CountyCode } from "~/platform/romania/counties";

export const SHOWCASE_PATH = "/features/marketplace";

/** Partners added by each "Încarcă Mai Mulți Parteneri", and the most steps before the link to the directory. */
export const SHOWCASE_STEP = 6;
export const MOST_STEPS = 40;

/** The counties listed first in the filter. */
export const FIRST_COUNTIES: CountyCode[] = ["B", "CJ", "TM", "BV"];

/** The filters of the directory; the page number is the number of steps shown. */
export const partnerShowcase = listQuery(PARTNER_FILTERS, { page: "pagini", most: MOST_STEPS });

/** The address with one more step, at the first card that it adds. */
export const moreAddress = (query: PartnerQuery): string =>
  `${partnerShowcase.address(SHOWCASE_PATH, query, { page: query.page + 1 })}#${cardAnchor(query.page * SHOWCASE_STEP)}`;

/** The anchor of the card at this index, from 0. */
export const cardAnchor = (index: number): string => `partener-${index + 1}`;
