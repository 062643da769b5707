import { isId } from "~/platform/form/id";
import { listQuery, oneOf, type Parameter, searchWords, text } from "~/platform/form/list-query";
import { fold, tidyLine } from "~/platform/language/text";
import { CATEGORIES, type Category, isCategory } from "./categories";
import { TIER_CODES, TIERS, type Tier } from "./offers";

export const OFFERS_PER_PAGE = 24;
/** How many features of an offer its card shows. */
export const CARD_FEATURES = 3;

const LONGEST_NAME = 200;
const nameIn = (text: string): string => tidyLine(text).slice(0, LONGEST_NAME);

/** `categorie` holds the code of a category or the exact name of a service. */
const known = oneOf("categorie", isCategory);
const category: Parameter<Category | null> = { ...known, read: (text) => known.read(nameIn(text)) };
const service: Parameter<string | null> = {
  name: "categorie",
  read: (text) => (category.read(text) ? null : nameIn(text) || null),
};
/** Restricts the offers to one partner; resetting the filters keeps it. */
const partner: Parameter<string | null> = {
  name: "partner",
  read: (id) => (isId(id) ? id.toLowerCase() : null),
  isFilter: false,
};

/** The filters of the marketplace. */
export const offerList = listQuery({ text: text("cauta"), category, service, tier: oneOf("nivel", TIERS), partner });
export type OfferQuery = ReturnType<typeof offerList.read>;

export const categoryLabel = ({ category, service }: OfferQuery): string | null =>
  category ? CATEGORIES[category] : service;

/** A search within one tier, without the words that the tier's own label or sentence contains. */
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
