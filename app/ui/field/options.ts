import type { Option } from "./input";

type Labelled = string | { readonly label: string };

/** A vocabulary, code and label, as what may be chosen. */
export const optionsOf = (vocabulary: Readonly<Record<string, Labelled>>): Option[] =>
  Object.entries(vocabulary).map(([value, word]) => ({ value, label: typeof word === "string" ? word : word.label }));
