import type { Option } from "./input";

/** A vocabulary, code and label, as what may be chosen. */
export const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
