import { isId } from "~/platform/form/id";
import { pageNumber, searchText, searchWords } from "~/platform/form/list-query";
import { fold, tidyLine } from "~/platform/language/text";
import { CATEGORIES, type Category, isCategory } from "./categories";
import { isTier, TIER_CODES, TIERS, type Tier } from "./offers";

export const OFFERS_PER_PAGE = 24;
/** A card of the marketplace shows so many of an offer's features. */
export const CARD_FEATURES = 3;

/** What is asked of the marketplace. A category is one of the nine, or the exact name of a service. */
export type OfferQuery = {
  text: string;
  category: Category | null;
  service: string | null;
  tier: Tier | null;
  partner: string | null;
  page: number;
};

const LONGEST_NAME = 200;

/** The question as it stands in an address; what nobody could have chosen is as if it were not there. */
export function offerQueryOf(address: URLSearchParams): OfferQuery {
  const category = tidyLine(address.get("categorie") ?? "").slice(0, LONGEST_NAME);
  const tier = address.get("nivel");
  const partner = address.get("partner");
  return {
    text: searchText(address.get("cauta")),
    category: isCategory(category) ? category : null,
    service: category === "" || isCategory(category) ? null : category,
    tier: isTier(tier) ? tier : null,
    partner: partner !== null && isId(partner) ? partner.toLowerCase() : null,
    page: pageNumber(address),
  };
}

/** Whether something is asked that resetting the filters takes back; whose offers they are is not. */
export const isNarrowed = ({ text, category, service, tier }: OfferQuery): boolean =>
  text !== "" || category !== null || service !== null || tier !== null;

/** The same question as an address, with what is changed in it; an empty one is the list itself. */
export function offersAddress(path: string, query: Partial<OfferQuery>, change: Partial<OfferQuery> = {}): string {
  const { text, category, service, tier, partner, page = 1 } = { ...query, page: 1, ...change };
  const address = new URLSearchParams();
  if (text) address.set("cauta", text);
  if (category ?? service) address.set("categorie", category ?? service ?? "");
  if (tier) address.set("nivel", tier);
  if (partner) address.set("partner", partner);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${path}?${address}` : path;
}

export const categoryLabel = ({ category, service }: OfferQuery): string | null =>
  category ? CATEGORIES[category] : service;

/** A search for offers of one tier: which of its words the tier's own name and sentence do not answer. */
export type TierSearch = { tier: Tier; words: string[] };

/** "premium audit" asks the Premium offers for "audit", and the others for both words. */
export function tierSearches({ text, tier }: Pick<OfferQuery, "text" | "tier">): TierSearch[] {
  const words = searchWords(text);
  const asked = tier ? [tier] : TIER_CODES;
  return asked.map((code) => {
    const said = fold(`${TIERS[code].label} ${TIERS[code].sentence}`);
    return { tier: code, words: words.filter((word) => !said.includes(fold(word))) };
  });
}
