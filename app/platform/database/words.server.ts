import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/**
 * The text contains the fragment, ignoring case and diacritics. Wildcards are escaped after folding, which itself turns some
 * characters into "%". The expression must equal that of the trigram indexes: `lower(f_unaccent(…))`.
 */
export const holds = (text: SQLWrapper, fragment: string): SQL =>
  sql`lower(f_unaccent(${text})) like '%' || regexp_replace(lower(f_unaccent(${fragment})), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

const formsOf = (word: string): SQL => sql`plainto_tsquery('romanian', f_unaccent(${word}))`;

/** The text contains an inflected form of the word (Romanian stemming). */
export const means = (text: SQLWrapper, word: string): SQL =>
  sql`to_tsvector('romanian', f_unaccent(${text})) @@ ${formsOf(word)}`;

/** The condition `found`, or true for a stop word such as "pentru". */
export const foundUnlessEmpty = (word: string, found: SQL): SQL =>
  /\p{L}/u.test(word) ? sql`(numnode(${formsOf(word)}) = 0 or ${found})` : found;

/** Orders by a name in Romanian order, whatever the collation of the database. */
export const inAlphabet = (name: SQLWrapper): SQL => sql`${name} collate "ro-x-icu"`;
