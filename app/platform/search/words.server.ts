import { and, type SQL, sql } from "drizzle-orm";
import { db } from "../database/connection.server";
import { pick } from "../pick";
import { isKnowable, type KnownWord, mistakesIn, nearest, tracesOf } from "./near";
import { searchWords } from "./tables.server";

/** It is public when something has it that anybody may read. */
export type IndexedWord = KnownWord & { isPublic: boolean };

const ROWS_AT_ONCE = 2_000;
const MOST_CANDIDATES = 200;

const RECOUNTED = {
  set: { entries: sql`excluded.entries`, shown: sql`excluded.shown`, isPublic: sql`excluded.is_public` },
  setWhere: sql`(search_words.entries, search_words.shown, search_words.is_public)
    is distinct from (excluded.entries, excluded.shown, excluded.is_public)`,
};
const LEARNED = { set: { isPublic: true }, setWhere: sql`excluded.is_public and not search_words.is_public` };

/** Stores words; `recount` also replaces the counts that are stored. */
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

export async function knownWords(): Promise<string[]> {
  const rows = await db().select(pick(searchWords, "folded")).from(searchWords);
  return rows.map(({ folded }) => folded);
}

/** Removes words that nothing contains any more, so that none is suggested. */
export async function forgetWords(folded: readonly string[]): Promise<void> {
  await db()
    .delete(searchWords)
    .where(sql`${searchWords.folded} = any(${sql.param([...folded])}::text[])`);
}

/** The words that may have been meant by this one, the nearest first: those a letter apart or, where a long one has none, those with the same trigrams. */
export async function wordsNear(folded: string, { onlyPublic }: { onlyPublic: boolean }): Promise<KnownWord[]> {
  const found = async (near: SQL) => {
    const known = await db()
      .select(pick(searchWords, "folded", "shown", "entries"))
      .from(searchWords)
      .where(and(near, onlyPublic ? searchWords.isPublic : undefined))
      .orderBy(sql`similarity(${searchWords.folded}, ${folded}) desc`)
      .limit(MOST_CANDIDATES);
    return nearest(folded, known);
  };
  const apart = await found(sql`${searchWords.traces} && ${sql.param(tracesOf(folded))}::text[]`);
  // not in one condition with the others: PostgreSQL would then read all the words
  return apart.length > 0 || mistakesIn(folded) < 2 ? apart : found(sql`${searchWords.folded} % ${folded}`);
}
