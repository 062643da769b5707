import { isId } from "~/platform/form/id";
import { listQuery, oneOf, type Parameter, searchWords, text } from "~/platform/form/list-query";
import { tidyCode } from "~/platform/language/text";
import { foldWord } from "~/platform/language/words";
import { isCountyCode } from "~/platform/romania/counties";
import { CATEGORIES, type Category, isCategory } from "./categories";
import { TIER_CODES, TIERS } from "./offers";

/** A service is one card, with its three offers side by side. */
export const SERVICES_PER_PAGE = 12;
/** How many features of an offer its card shows. */
export const CARD_FEATURES = 3;

const LONGEST_NAME = 200;
const nameIn = (text: string): string => tidyCode(text).slice(0, LONGEST_NAME);

/** `categorie` holds the code of a category or the exact name of a service. */
const known = oneOf("categorie", isCategory);
const category: Parameter<Category | null> = { ...known, read: (text) => known.read(nameIn(text)) };
const service: Parameter<string | null> = {
  name: "categorie",
  read: (text) => (category.read(text) ? null : nameIn(text) || null),
};
/** The id of no partner: what stands for any other text in the address, so that the page can say that there is none. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Restricts the services to one partner; resetting the filters keeps it. */
const partner: Parameter<string | null> = {
  name: "partner",
  read: (id) => (id === "" ? null : isId(id) ? id.toLowerCase() : NOBODY),
  isFilter: false,
};

/** The filters of the marketplace. */
export const offerList = listQuery({
  text: text("cauta"),
  category,
  service,
  county: oneOf("judet", isCountyCode),
  partner,
});
export type OfferQuery = ReturnType<typeof offerList.read>;

export const categoryLabel = ({ category, service }: OfferQuery): string | null =>
  category ? CATEGORIES[category] : service;

const LEVELS: readonly string[] = TIER_CODES.map((code) => foldWord(TIERS[code].label));

/** The words to search. Beside others the name of a level is left out: every service is offered on all levels. */
export function offerWords(text: string): string[] {
  const words = searchWords(text);
  const others = words.filter((word) => !LEVELS.includes(foldWord(word)));
  return others.length > 0 ? others : words;
}
