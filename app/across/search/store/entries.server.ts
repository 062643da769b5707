import { and, eq, sql } from "drizzle-orm";
import { requests } from "~/modules/requests/tables/requests.server";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import type { Entry } from "../entries";
import type { EntryKind } from "../rules";
import { searchEntries } from "../tables.server";

const LOCK = 7305520;
/** What is kept of an entry besides its name and the moment, in the order in which both sides are compared. */
const KEPT = {
  title: "title",
  who: "who",
  names: "names",
  body: "body",
  county: "county",
  category: "category",
  weight: "weight",
  openUntil: "open_until",
};
const given = Object.fromEntries(Object.entries(KEPT).map(([name, column]) => [name, sql.raw(`excluded.${column}`)]));
const kept = (of: "search_entries" | "excluded") =>
  sql.raw(
    Object.values(KEPT)
      .map((column) => `${of}.${column}`)
      .join(", "),
  );

/** One writer at a time, until the end of the transaction: whoever reads last writes last. */
export async function lockIndex(): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(${LOCK})`);
}

/** Writes what differs from what is kept; returns how many did. */
export async function saveEntries(entries: readonly Entry[]): Promise<number> {
  if (entries.length === 0) return 0;
  const at = now();
  const written = await db()
    .insert(searchEntries)
    .values(entries.map((entry) => ({ ...entry, updatedAt: at })))
    .onConflictDoUpdate({
      target: [searchEntries.kind, searchEntries.subjectId],
      set: { ...given, updatedAt: at },
      setWhere: sql`(${kept("search_entries")}) is distinct from (${kept("excluded")})`,
    })
    .returning({ id: searchEntries.subjectId });
  return written.length;
}

/** Whether there was anything to remove. */
export async function removeEntry(kind: EntryKind, subjectId: string): Promise<boolean> {
  const removed = await db()
    .delete(searchEntries)
    .where(and(eq(searchEntries.kind, kind), eq(searchEntries.subjectId, subjectId)))
    .returning({ id: searchEntries.subjectId });
  return removed.length > 0;
}

/** The entries of a kind that are about none of these things. */
export async function entriesBeside(kind: EntryKind, subjectIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ id: searchEntries.subjectId })
    .from(searchEntries)
    .where(
      and(
        eq(searchEntries.kind, kind),
        subjectIds.length > 0
          ? sql`${searchEntries.subjectId} <> all(${sql.param([...subjectIds])}::uuid[])`
          : undefined,
      ),
    );
  return rows.map(({ id }) => id);
}

export async function isIndexEmpty(): Promise<boolean> {
  const rows = await db().select({ id: searchEntries.subjectId }).from(searchEntries).limit(1);
  return rows.length === 0;
}

/** What was sent by an authority and waits for its decision: what may be an opportunity of it. */
export async function requestIdsOf(ownerId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.ownerId, ownerId), eq(requests.status, "sent")));
  return rows.map(({ id }) => id);
}

/** Fresh statistics after many were written at once, and no search that waits for what is not in its index yet. */
export async function settleIndex(): Promise<void> {
  await db().execute(sql`select gin_clean_pending_list('search_entries_words'), gin_clean_pending_list('search_entries_title'),
    gin_clean_pending_list('search_words_traces'), gin_clean_pending_list('search_words_trigrams')`);
  await db().execute(sql`analyze search_entries, search_words`);
}
