import type { JournalEntry } from "~/platform/journal/journal.server";
import type { Happening } from "~/platform/journal/sight";
import type { Notice } from "../rules";

/** What is to be told of one kind of entry. It reads the state anew: by now it may be another than at the time of the entry. */
export type Hearing = (entry: JournalEntry) => Promise<readonly Notice[]>;
export type Family = Readonly<Partial<Record<Happening, Hearing>>>;
