import { type Happened, type JournalEntry, lastEntry } from "~/platform/journal/journal.server";
import { since } from "~/platform/language/dates";
import { type Actor, isAdmin } from "./rules/actor";
import { personById } from "./store/person.server";

/** `by` is null when it is not known, or the reader's own doing in another tab. */
export type LastEdit = { by: string | null; when: string };

/** Who edited something last, as the reader knows them, and when; null when nobody has. `to` is the code of the part. */
export async function lastEdit(reader: Actor, edited: Happened, at: Date): Promise<LastEdit | null> {
  const entry = await lastEntry(edited);
  return entry && { by: await nameFor(reader, entry), when: since(entry.at, at) };
}

/** Colleagues know each other's names; an ADMIN is nobody's colleague, and knows everybody's. */
async function nameFor(reader: Actor, { userId, organisationId }: JournalEntry): Promise<string | null> {
  if (userId === null || userId === reader.userId) return null;
  if (!isAdmin(reader) && organisationId === null) return "Un administrator";
  if (!isAdmin(reader) && organisationId !== reader.organisation?.id) return null;
  return (await personById(userId))?.name ?? null;
}
