import { exact, listQuery, oneCoded, oneOf, type Parameter } from "~/platform/form/list-query";
import { tidyCode } from "~/platform/language/text";
import { isCountyCode } from "~/platform/romania/counties";
import { SEARCH } from "./paths";

/** The kinds of results, in the order of their tabs. */
export const ENTRY_KINDS = [
  "community",
  "partner",
  "opportunity",
  "article",
  "discussion",
  "project",
  "resource",
  "act",
  "training",
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** The kinds that anybody finds; those of the library and the trainings are found by those who may read them. */
export const PUBLIC_KINDS: readonly EntryKind[] = [
  "community",
  "partner",
  "opportunity",
  "article",
  "discussion",
  "project",
];

/** The name of a kind: in the address, on its tab, on a result. */
export const KINDS: Readonly<Record<EntryKind, { value: string; label: string; one: string }>> = {
  community: { value: "comunitati", label: "Comunități", one: "Comunitate" },
  partner: { value: "parteneri", label: "Parteneri", one: "Partener" },
  opportunity: { value: "oportunitati", label: "Oportunități", one: "Oportunitate" },
  article: { value: "articole", label: "Articole", one: "Articol" },
  project: { value: "proiecte", label: "Proiecte", one: "Proiect" },
  discussion: { value: "discutii", label: "Discuții", one: "Discuție" },
  resource: { value: "biblioteca", label: "Bibliotecă", one: "Document" },
  act: { value: "legislatie", label: "Legislație", one: "Act normativ" },
  training: { value: "instruiri", label: "Instruiri", one: "Program de instruire" },
};

/** Said while not everything can be found. */
export const NOT_FILLED = "Căutarea este în pregătire și este posibil să nu găsească încă tot ce se află în platformă.";

export const RESULTS_PER_PAGE = 20;
/** Ranking more would cost much, and people refine the question instead. */
export const MOST_RESULTS = 200;
export const LONGEST_QUESTION = 200;

/** Cut by code points, so that a surrogate pair is not split. */
const words: Parameter<string> = {
  name: "q",
  read: (text) => [...tidyCode(text)].slice(0, LONGEST_QUESTION).join("").trim(),
};

export const searchQuery = listQuery({
  text: words,
  exact,
  kind: oneCoded("tip", ENTRY_KINDS, (kind) => KINDS[kind].value, null),
  county: oneOf("judet", isCountyCode),
});
export type SearchQuestion = ReturnType<typeof searchQuery.read>;

export const searchAddress = searchQuery.addressAt(SEARCH);

/** The address of a search for these words, in all counties and kinds. */
export const searchFor = (text: string): string => searchAddress({ text });
