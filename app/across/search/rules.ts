import { pageNumber } from "~/platform/form/list-query";
import { tidyLine } from "~/platform/language/text";
import { type CountyCode, isCountyCode } from "~/platform/romania/counties";

/** The kinds of things that are found, in the order in which their counts stand. */
export const ENTRY_KINDS = ["community", "partner", "opportunity", "article"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** How a kind is called: in the address, on its tab, on a result. */
export const KINDS: Readonly<Record<EntryKind, { value: string; label: string; one: string }>> = {
  community: { value: "comunitati", label: "Comunități", one: "Comunitate" },
  partner: { value: "parteneri", label: "Parteneri", one: "Partener" },
  opportunity: { value: "oportunitati", label: "Oportunități", one: "Oportunitate" },
  article: { value: "articole", label: "Articole", one: "Articol" },
};

export const SEARCH = "/cauta";
export const RESULTS_PER_PAGE = 20;
/** Nobody reads further; they ask in other words. */
export const MOST_RESULTS = 200;
export const LONGEST_QUESTION = 100;

/** The query parameters that make the page of results another page. */
export const SEARCH_PARAMETERS = ["q", "tip", "judet", "pagina"] as const;

export type SearchQuestion = { text: string; kind: EntryKind | null; county: CountyCode | null; page: number };

/** The question as it stands in an address; what nobody could have chosen is as if it were not there. */
export function searchQuestionOf(address: URLSearchParams): SearchQuestion {
  const kind = ENTRY_KINDS.find((one) => KINDS[one].value === address.get("tip")) ?? null;
  const county = address.get("judet") ?? "";
  const text = [...tidyLine(address.get("q") ?? "")].slice(0, LONGEST_QUESTION).join("").trim();
  return { text, kind, county: isCountyCode(county) ? county : null, page: pageNumber(address) };
}

/** The same question as an address, with what is changed in it. */
export function searchAddress(question: SearchQuestion, change: Partial<SearchQuestion> = {}): string {
  const { text, kind, county, page } = { ...question, page: 1, ...change };
  const address = new URLSearchParams();
  if (text) address.set("q", text);
  if (kind) address.set("tip", KINDS[kind].value);
  if (county) address.set("judet", county);
  if (page > 1) address.set("pagina", String(page));
  return address.size > 0 ? `${SEARCH}?${address}` : SEARCH;
}

/** Whoever asks for these words, everywhere and for every kind. */
export const searchFor = (text: string): string => searchAddress({ text, kind: null, county: null, page: 1 });
