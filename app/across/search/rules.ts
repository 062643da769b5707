import { listQuery, oneCoded, oneOf, type Parameter } from "~/platform/form/list-query";
import { tidyLine } from "~/platform/language/text";
import { isCountyCode } from "~/platform/romania/counties";

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

/** What is asked for. A character outside the basic plane is not cut in two. */
const words: Parameter<string> = {
  name: "q",
  read: (text) => [...tidyLine(text)].slice(0, LONGEST_QUESTION).join("").trim(),
};

export const searchQuery = listQuery({
  text: words,
  kind: oneCoded("tip", ENTRY_KINDS, (kind) => KINDS[kind].value, null),
  county: oneOf("judet", isCountyCode),
});
export type SearchQuestion = ReturnType<typeof searchQuery.read>;

export const searchAddress = searchQuery.addressAt(SEARCH);

/** Whoever asks for these words, everywhere and for every kind. */
export const searchFor = (text: string): string => searchAddress({ text });
