import { and, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { stemsOf } from "../language/stems";
import { foldWord, wordsIn } from "../language/words";

/**
 * For names, addresses and codes: the text contains the fragment, ignoring case and diacritics. Wildcards are escaped after
 * folding, which itself turns some characters into "%". The expression must equal that of the trigram indexes:
 * `lower(f_unaccent(…))`.
 */
export const holds = (text: SQLWrapper, fragment: string): SQL =>
  sql`lower(f_unaccent(${text})) like '%' || regexp_replace(lower(f_unaccent(${fragment})), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;

/** A word with one of these is searched as it is written, so that neither stands for other letters. */
const WILDCARD = /[%_]/;

/** For names: "Busola-Fonduri" finds "Busola Fonduri", since signs only part the words of a name. */
export function hasName(text: SQLWrapper, word: string): SQL {
  const parts = WILDCARD.test(word) ? [] : wordsIn(word).map((part) => holds(text, part));
  return and(...parts) ?? holds(text, word);
}

/** Shorter beginnings would find too much: "apă" is not meant to find "aparat". */
const SHORTEST_BEGINNING = 4;

/** Of "a" and "ei" no stem is left, by which a text could be found. */
const hasNoStem = (folded: string): boolean => stemsOf(folded).every((stem) => stem === "");

/**
 * For texts: the text contains the word in any of its forms, or a longer one that begins with it. Indexes have `f_forms(…)` of the same
 * expression. What is asked is a subquery, so that PostgreSQL does not know how common the word is: for one that most texts have it
 * would read every text, although the index answers a hundred times sooner.
 */
export function says(text: SQLWrapper, word: string): SQL {
  const words = wordsIn(foldWord(word));
  if (words.every(hasNoStem) || WILDCARD.test(word)) return holds(text, word);
  const beginnings = words.map((one) => `'${one}'${one.length < SHORTEST_BEGINNING ? "" : ":*"}`);
  return sql`f_forms(${text}) @@ (select f_any_form(${word}) || to_tsquery('simple', ${beginnings.join(" & ")}))`;
}

/** Orders by a name in Romanian order, whatever the collation of the database. */
export const inAlphabet = (name: SQLWrapper): SQL => sql`${name} collate "ro-x-icu"`;
