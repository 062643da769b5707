import type { Option } from "./input";

type Labelled = string | { readonly label: string };

/** The options of a select from a record of labels by code. */
export const optionsOf = (vocabulary: Readonly<Record<string, Labelled>>): Option[] =>
  Object.entries(vocabulary).map(([value, word]) => ({ value, label: typeof word === "string" ? word : word.label }));
