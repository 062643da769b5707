import { CATEGORIES, CATEGORY_CODES, type Category, isCategory } from "~/modules/partners/rules/categories";
import { pageNumber, searchText } from "~/platform/form/list-query";
import { fold } from "~/platform/language/text";
import { type CountyCode, cities, counties, countyByCode, isCountyCode } from "~/platform/romania/counties";

export const OPPORTUNITIES_PER_PAGE = 20;

/** Where: one of the ten cities, each of which means its county, or a county. The value stands in the address. */
export type Place = { value: string; label: string; county: CountyCode };

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

/** What is asked of the list of opportunities. */
export type OpportunityQuery = { text: string; category: Category | null; place: Place | null; page: number };

/** The question as it stands in an address; what nobody could have chosen is as if it were not there. */
export function opportunityQueryOf(address: URLSearchParams): OpportunityQuery {
  const category = address.get("categorie") ?? "";
  return {
    text: searchText(address.get("cauta")),
    category: isCategory(category) ? category : null,
    place: placeOf(address.get("locatie") ?? ""),
    page: pageNumber(address),
  };
}

export const isFiltered = ({ text, category, place }: OpportunityQuery): boolean =>
  text !== "" || category !== null || place !== null;

/** The same question as an address, with what is changed in it; an empty one is the list itself. */
export function opportunitiesAt(query: OpportunityQuery, change: Partial<OpportunityQuery> = {}): string {
  const { text, category, place, page } = { ...query, page: 1, ...change };
  const address = new URLSearchParams();
  if (text) address.set("cauta", text);
  if (category) address.set("categorie", category);
  if (place) address.set("locatie", place.value);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${OPPORTUNITIES}?${address}` : OPPORTUNITIES;
}

export const OPPORTUNITIES = "/firma/opportunities";

/** Where one opportunity is, and what belongs to it. */
export const opportunityPath = (id: string, part = ""): string => `${OPPORTUNITIES}/${id}${part && `/${part}`}`;

/** The categories in whose label a word stands. */
export const categoriesNamed = (word: string): Category[] =>
  CATEGORY_CODES.filter((code) => fold(CATEGORIES[code]).includes(fold(word)));

function placeOf(value: string): Place | null {
  const city = CITIES.find((place) => place.value === value);
  if (city) return city;
  return isCountyCode(value) ? { value, label: countyByCode(value).name, county: value } : null;
}

export const placeText = (county: CountyCode | null): string =>
  county === null ? "Nespecificată" : countyByCode(county).name;
