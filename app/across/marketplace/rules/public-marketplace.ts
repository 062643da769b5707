import { PARTNER_FILTERS, type PartnerQuery } from "~/modules/partners/rules/listing";
import { listQuery } from "~/platform/form/list-query";
import type { CountyCode } from "~/platform/romania/counties";

export const PUBLIC_MARKETPLACE = "/features/marketplace";

/** Partners added by each "Încarcă Mai Mulți Parteneri", and the most steps before the link to the directory. */
export const PARTNERS_A_STEP = 6;
export const MOST_STEPS = 40;

/** The counties listed first in the filter. */
export const FIRST_COUNTIES: CountyCode[] = ["B", "CJ", "TM", "BV"];

/** The filters of the directory; the page number is the number of steps shown. */
export const publicMarketplace = listQuery(PARTNER_FILTERS, { page: "pagini", most: MOST_STEPS });

/** The address with one more step, at the first row that it adds. */
export const moreAddress = (query: PartnerQuery): string =>
  `${publicMarketplace.address(PUBLIC_MARKETPLACE, query, { page: query.page + 1 })}#${rowAnchor(query.page * PARTNERS_A_STEP)}`;

/** The anchor of the row at this index, from 0. */
export const rowAnchor = (index: number): string => `partener-${index + 1}`;
