import type { Verification } from "~/modules/accounts/rules/actor";
import { listQuery, oneOf, order, text } from "~/platform/form/list-query";
import { isCountyCode } from "~/platform/romania/counties";
import { isCategory } from "./categories";

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

const isRating = (text: string): text is MinimumRating => MINIMUM_RATINGS.some((rating) => rating === text);

/** What is asked of the directory, but for its page. */
export const PARTNER_FILTERS = {
  text: text("cauta"),
  category: oneOf("categorie", isCategory),
  county: oneOf("judet", isCountyCode),
  atLeast: oneOf("nota", isRating),
  order: order("ordine", PARTNER_ORDERS, "rating"),
};

export const partnerList = listQuery(PARTNER_FILTERS);
export type PartnerQuery = ReturnType<typeof partnerList.read>;
