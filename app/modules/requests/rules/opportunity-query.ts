import { CATEGORIES, CATEGORY_CODES, type Category, isCategory } from "~/modules/partners/rules/categories";
import { listQuery, oneCoded, oneOf, order, text } from "~/platform/form/list-query";
import { fold } from "~/platform/language/text";
import { type CountyCode, cities, counties } from "~/platform/romania/counties";
import { OPPORTUNITIES } from "./paths";
import { OFFER_STEPS } from "./step-codes";

export const OPPORTUNITIES_PER_PAGE = 20;

/** A filter for a county, or for one of ten cities, which selects its county. `value` is used in the address. */
type Place = { value: string; label: string; county: CountyCode };

const CITIES: readonly Place[] = cities.map(({ name, county }) => ({
  value: fold(name).replaceAll(" ", "-"),
  label: name,
  county,
}));

const COUNTIES: readonly Place[] = counties.map(({ code, name }) => ({ value: code, label: name, county: code }));

export const PLACES = [
  { label: "Orașe, cu județul lor", options: CITIES },
  { label: "Județe", options: COUNTIES },
] as const;

/** The tabs of the list: every opportunity is open or closed, and some of them concern this firm already. */
export const OPPORTUNITY_TABS = { deschise: "Deschise", mele: "Ale mele", inchise: "Închise" } as const;
export type OpportunityTab = keyof typeof OPPORTUNITY_TABS;

/** Closed ones have only one order, by the latest deadline. The first begins with the offers that wait to be confirmed. */
export const OPPORTUNITY_ORDERS = {
  potrivire: "De rezolvat întâi",
  termen: "Termen",
  buget: "Buget",
} as const;
export type OpportunityOrder = keyof typeof OPPORTUNITY_ORDERS;

/**
 * Without it, all of them. `da`: of the firm's categories, or addressed to it alone. `noi`: of these, the ones that it never
 * answered and whose authority is not suspended.
 */
export const FITTING = { da: "Numai cele care mi se potrivesc", noi: "Potrivite, fără oferta mea" } as const;

/** Filters of the list of opportunities. */
export const opportunityList = listQuery({
  text: text("cauta"),
  category: oneOf("categorie", isCategory),
  place: oneCoded("locatie", [...CITIES, ...COUNTIES], ({ value }) => value, null),
  fitting: oneOf("potrivite", FITTING),
  step: oneOf("urmeaza", OFFER_STEPS),
  tab: order("fila", OPPORTUNITY_TABS),
  order: order("ordine", OPPORTUNITY_ORDERS),
});
export type OpportunityQuery = ReturnType<typeof opportunityList.read>;

export const opportunitiesAt = opportunityList.addressAt(OPPORTUNITIES);

/** The open ones that suit the firm and wait for its offer: those that its dashboard counts. */
export const FITTING_OPPORTUNITIES = opportunitiesAt({ fitting: "noi" });

/** Categories whose label contains the word. */
export const categoriesNamed = (word: string): Category[] =>
  CATEGORY_CODES.filter((code) => fold(CATEGORIES[code]).includes(fold(word)));
