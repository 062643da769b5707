import { and, eq, sql } from "drizzle-orm";
import { requests } from "~/modules/requests/tables/requests.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import type { Entry } from "../rules/entries";
import { ENTRY_KINDS, type EntryKind } from "../rules/search";
import { searchEntries } from "../tables.server";

const LOCK = 7305520;
/** The columns beside the key and `updated_at`, in the order in which stored and new values are compared. */
const COLUMNS = {
  title: "title",
  who: "who",
  names: "names",
  body: "body",
  county: "county",
  category: "category",
  weight: "weight",
  openUntil: "open_until",
};
const columns = Object.entries(COLUMNS);
const newValues = Object.fromEntries(columns.map(([name, column]) => [name, sql.raw(`excluded.${column}`)]));
const valuesOf = (table: "search_entries" | "excluded") =>
  sql.raw(columns.map(([, column]) => `${table}.${column}`).join(", "));

/** One writer at a time, until the end of the transaction, so that the state read last is written last. */
export async function lockIndex(): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Writes the entries that differ from the stored ones; returns how many did. */
export async function saveEntries(entries: readonly Entry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const at = now();
  const written = await db()
    .insert(searchEntries)
    .values(entries.map((entry) => ({ ...entry, updatedAt: at })))
    .onConflictDoUpdate({
      target: [searchEntries.kind, searchEntries.subjectId],
      set: { ...newValues, updatedAt: at },
      setWhere: sql`(${valuesOf("search_entries")}) is distinct from (${valuesOf("excluded")})`,
    })
    .returning({ id: searchEntries.subjectId });
  return written.length;
}

/** Returns whether there was an entry. */
export async function removeEntry(kind: EntryKind, subjectId: string): Promise<boolean> {
  const removed = await db()
    .delete(searchEntries)
    .where(and(eq(searchEntries.kind, kind), eq(searchEntries.subjectId, subjectId)))
    .returning({ id: searchEntries.subjectId });
  return removed.length > 0;
}

/** The ids of the entries of a kind that are not among these. */
export async function staleEntries(kind: EntryKind, subjectIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ id: searchEntries.subjectId })
    .from(searchEntries)
    .where(
      and(eq(searchEntries.kind, kind), sql`${searchEntries.subjectId} <> all(${sql.param([...subjectIds])}::uuid[])`),
    );
  return rows.map(({ id }) => id);
}

export async function kindsWithoutEntries(): Promise<EntryKind[]> {
  const rows = await db().selectDistinct({ kind: searchEntries.kind }).from(searchEntries);
  return ENTRY_KINDS.filter((kind) => rows.every((row) => row.kind !== kind));
}

/** The sent requests of an authority: those that may be public opportunities. */
export async function requestIdsOf(ownerId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.ownerId, ownerId), eq(requests.status, "sent")));
  return rows.map(({ id }) => id);
}

/** After a rebuild: moves the pending entries of the GIN indexes into them, and refreshes the planner's statistics. */
export async function flushIndex(): Promise<void> {
  await db().execute(sql`select gin_clean_pending_list('search_entries_forms'), gin_clean_pending_list('search_entries_names'),
    gin_clean_pending_list('search_entries_title'), gin_clean_pending_list('search_words_traces'), gin_clean_pending_list('search_words_trigrams')`);
  await db().execute(sql`analyze search_entries, search_words`);
}
