import { sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { isKnowable, type KnownWord, tracesOf } from "../near";
import { searchWords } from "../tables.server";

const ROWS_AT_ONCE = 2_000;
const MOST_CANDIDATES = 200;

/** Stores the words of entries; `recount` also replaces the counts that are stored. */
export async function learnWords(words: readonly KnownWord[], recount = false): Promise<void> {
  const sorted = words
    .filter(({ folded }) => isKnowable(folded))
    .sort((one, other) => (one.folded < other.folded ? -1 : 1));
  for (let at = 0; at < sorted.length; at += ROWS_AT_ONCE) {
    const rows = sorted.slice(at, at + ROWS_AT_ONCE).map((word) => ({ ...word, traces: tracesOf(word.folded) }));
    const insert = db().insert(searchWords).values(rows);
    if (!recount) await insert.onConflictDoNothing();
    else
      await insert.onConflictDoUpdate({
        target: searchWords.folded,
        set: { entries: sql`excluded.entries`, shown: sql`excluded.shown` },
        setWhere: sql`(search_words.entries, search_words.shown) is distinct from (excluded.entries, excluded.shown)`,
      });
  }
}

/** Removes the words that no entry contains any more, so that none is suggested. */
export async function forgetOtherWords(words: readonly KnownWord[]): Promise<void> {
  const known = words.map(({ folded }) => folded);
  await db()
    .delete(searchWords)
    .where(sql`not exists (select from unnest(${sql.param(known)}::text[]) known where known = ${searchWords.folded})`);
}

/** Words one letter apart from this one and, when `alike`, words that share its trigrams. */
export async function wordsNear(folded: string, alike: boolean): Promise<KnownWord[]> {
  const traces = sql`${searchWords.traces} && ${sql.param(tracesOf(folded))}::text[]`;
  const looks = sql`${searchWords.folded} % ${folded}`;
  return db()
    .select({ folded: searchWords.folded, shown: searchWords.shown, entries: searchWords.entries })
    .from(searchWords)
    .where(alike ? sql`(${traces} or ${looks})` : traces)
    .orderBy(sql`similarity(${searchWords.folded}, ${folded}) desc`)
    .limit(MOST_CANDIDATES);
}
