import { and, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import { isKnowable, type KnownWord, tracesOf } from "../near";
import { searchWords } from "../tables.server";

/** It is public when an entry of a public kind has it. */
export type IndexedWord = KnownWord & { isPublic: boolean };

const ROWS_AT_ONCE = 2_000;
const MOST_CANDIDATES = 200;

const RECOUNTED = {
  set: { entries: sql`excluded.entries`, shown: sql`excluded.shown`, isPublic: sql`excluded.is_public` },
  setWhere: sql`(search_words.entries, search_words.shown, search_words.is_public)
    is distinct from (excluded.entries, excluded.shown, excluded.is_public)`,
};
const LEARNED = { set: { isPublic: true }, setWhere: sql`excluded.is_public and not search_words.is_public` };

/** Stores the words of entries; `recount` also replaces the counts that are stored. */
export async function learnWords(words: readonly IndexedWord[], recount = false): Promise<void> {
  const sorted = words
    .filter(({ folded }) => isKnowable(folded))
    .sort((one, other) => (one.folded < other.folded ? -1 : 1));
  for (let at = 0; at < sorted.length; at += ROWS_AT_ONCE) {
    const rows = sorted.slice(at, at + ROWS_AT_ONCE).map((word) => ({ ...word, traces: tracesOf(word.folded) }));
    const insert = db().insert(searchWords).values(rows);
    await insert.onConflictDoUpdate({ target: searchWords.folded, ...(recount ? RECOUNTED : LEARNED) });
  }
}

/** Removes the words that no entry contains any more, so that none is suggested. */
export async function forgetOtherWords(words: readonly KnownWord[]): Promise<void> {
  const known = words.map(({ folded }) => folded);
  await db()
    .delete(searchWords)
    .where(sql`not exists (select from unnest(${sql.param(known)}::text[]) known where known = ${searchWords.folded})`);
}

type Nearness = { alike: boolean; onlyPublic: boolean };

/** Words one letter apart from this one and, when `alike`, words that share its trigrams. */
export async function wordsNear(folded: string, { alike, onlyPublic }: Nearness): Promise<KnownWord[]> {
  const traces = sql`${searchWords.traces} && ${sql.param(tracesOf(folded))}::text[]`;
  const looks = sql`${searchWords.folded} % ${folded}`;
  return db()
    .select(pick(searchWords, "folded", "shown", "entries"))
    .from(searchWords)
    .where(and(alike ? sql`(${traces} or ${looks})` : traces, onlyPublic ? searchWords.isPublic : undefined))
    .orderBy(sql`similarity(${searchWords.folded}, ${folded}) desc`)
    .limit(MOST_CANDIDATES);
}
