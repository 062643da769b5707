/** The kinds of things that are found, in the order in which their counts stand. */
export const ENTRY_KINDS = ["community", "partner", "opportunity"] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
