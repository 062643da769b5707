import { isId } from "~/platform/form/id";
import { listQuery, oneOf, type Parameter, text } from "~/platform/form/list-query";
import { tidyLine } from "~/platform/language/text";
import { isCountyCode } from "~/platform/romania/counties";
import { CATEGORIES, type Category, isCategory } from "./categories";

/** A service is one card, with its three offers side by side. */
export const SERVICES_PER_PAGE = 12;
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
/** Restricts the services to one partner; resetting the filters keeps it. */
const partner: Parameter<string | null> = {
  name: "partner",
  read: (id) => (isId(id) ? id.toLowerCase() : null),
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
