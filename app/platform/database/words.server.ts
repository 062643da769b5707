import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * The text holds the fragment, whatever case and marks. The fragment is taken to the letter: it is escaped after folding,
 * which itself turns some characters into "%". Trigram indexes stand on `lower(f_unaccent(…))`, to the letter.
 */
export const holds = (text: SQLWrapper, fragment: string): SQL =>
  sql`lower(f_unaccent(${text})) like '%' || regexp_replace(lower(f_unaccent(${fragment})), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

const formsOf = (word: string): SQL => sql`plainto_tsquery('romanian', f_unaccent(${word}))`;

/** The text holds the word in another of its forms, as Romanian declines it. */
export const means = (text: SQLWrapper, word: string): SQL =>
  sql`to_tsvector('romanian', f_unaccent(${text})) @@ ${formsOf(word)}`;

/** What is found by a word, unless the word asks for nothing, as "pentru" does: then everything. */
export const foundUnlessEmpty = (word: string, found: SQL): SQL =>
  /\p{L}/u.test(word) ? sql`(numnode(${formsOf(word)}) = 0 or ${found})` : found;

/** A name where lists order by it: as a Romanian sorts, whatever the collation of the database. */
export const inAlphabet = (name: SQLWrapper): SQL => sql`${name} collate "ro-x-icu"`;
