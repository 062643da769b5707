import { isId } from "~/platform/form/id";
import { listQuery, oneOf, type Parameter, searchWords, text } from "~/platform/form/list-query";
import { fold, tidyLine } from "~/platform/language/text";
import { CATEGORIES, type Category, isCategory } from "./categories";
import { TIER_CODES, TIERS, type Tier } from "./offers";

export const OFFERS_PER_PAGE = 24;
/** A card of the marketplace shows so many of an offer's features. */
export const CARD_FEATURES = 3;

const LONGEST_NAME = 200;
const nameIn = (text: string): string => tidyLine(text).slice(0, LONGEST_NAME);

/** A category is one of the nine, or the exact name of a service: both have the same parameter. */
const known = oneOf("categorie", isCategory);
const category: Parameter<Category | null> = { ...known, read: (text) => known.read(nameIn(text)) };
const service: Parameter<string | null> = {
  name: "categorie",
  read: (text) => (category.read(text) ? null : nameIn(text) || null),
};
/** Whose offers they are: resetting the filters does not take it back. */
const partner: Parameter<string | null> = {
  name: "partner",
  read: (id) => (isId(id) ? id.toLowerCase() : null),
  isFilter: false,
};

/** What is asked of the marketplace. */
export const offerList = listQuery({ text: text("cauta"), category, service, tier: oneOf("nivel", TIERS), partner });
export type OfferQuery = ReturnType<typeof offerList.read>;

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
