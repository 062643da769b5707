import { now } from "~/platform/clock";
import { type Happened, type JournalEntry, lastEntry } from "~/platform/journal/journal.server";
import { since } from "~/platform/language/dates";
import type { StoredFirst } from "~/platform/refusal";
import { type Actor, isAdmin } from "../rules/actor";
import { personById } from "./person.server";

/** `by` is null when the author is unknown, hidden from the reader, or the reader in another tab. */
export type LastEdit = { by: string | null; when: string };

/** The last edit of something, for this reader; null when nobody has edited it. */
export async function lastEdit(reader: Actor, edited: Happened, at: Date): Promise<LastEdit | null> {
  const entry = await lastEntry(edited);
  return entry && { by: await nameFor(reader, entry), when: since(entry.at, at) };
}

/** What is stored where only one can be, for whoever came second. */
export const storedFirst = async (reader: Actor, made: Happened, texts: readonly string[]): Promise<StoredFirst> => ({
  ...((await lastEdit(reader, made, now())) ?? { by: null, when: null }),
  texts,
});

/** The author's name is shown to colleagues and to ADMIN; an ADMIN's name is shown only to ADMIN. */
async function nameFor(reader: Actor, { userId, organisationId }: JournalEntry): Promise<string | null> {
  if (userId === null || userId === reader.userId) return null;
  if (!isAdmin(reader) && organisationId === null) return "Un administrator";
  if (!isAdmin(reader) && organisationId !== reader.organisation?.id) return null;
  return (await personById(userId))?.name ?? null;
}
