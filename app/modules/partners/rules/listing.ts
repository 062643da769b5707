import type { Verification } from "~/modules/accounts/rules/actor";
import { listQuery, oneOf, order, text } from "~/platform/form/list-query";
import { isCountyCode } from "~/platform/romania/counties";
import { isCategory } from "./categories";

/** The directory lists verified firms only, so not suspended ones. */
export const isListed = (verification: Verification): boolean => verification === LISTED;
export const LISTED: Verification = "verified";

export const PARTNERS_PER_PAGE = 24;
export const CARD_SERVICES = 3;

/** Ties are ordered by name; firms without a rating come last, except in the order by name. */
export const PARTNER_ORDERS = { rating: "Rating", recenzii: "Număr recenzii", nume: "Nume" } as const;
export type PartnerOrder = keyof typeof PARTNER_ORDERS;

/** Compared with the displayed rating, rounded to one decimal; firms without a rating never match. */
export const MINIMUM_RATINGS = ["4.5", "4.0", "3.5"] as const;
export type MinimumRating = (typeof MINIMUM_RATINGS)[number];

const isRating = (text: string): text is MinimumRating => MINIMUM_RATINGS.some((rating) => rating === text);

/** The filters and the order of the directory. */
export const PARTNER_FILTERS = {
  text: text("cauta"),
  category: oneOf("categorie", isCategory),
  county: oneOf("judet", isCountyCode),
  atLeast: oneOf("nota", isRating),
  order: order("ordine", PARTNER_ORDERS),
};

export const partnerList = listQuery(PARTNER_FILTERS);

/** Which firms an authority sees: all, or those that the person has kept. */
export const KEPT = { pastrate: "Păstrate" } as const;

/** The same for the list of a signed-in authority. */
export const ownPartnerList = listQuery({ ...PARTNER_FILTERS, kept: oneOf("care", KEPT) });
export type PartnerQuery = ReturnType<typeof partnerList.read> & { kept?: keyof typeof KEPT | null };

export const MARKETPLACE = "/uat/marketplace";
export const keepingPath = (partnerId: string): string => `${MARKETPLACE}/${partnerId}/favourite`;
