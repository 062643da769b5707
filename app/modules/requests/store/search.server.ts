import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { searchWords } from "~/modules/partners/rules/listing";
import { parseRegistrationNumber } from "../rules/registration";
import { requests } from "../tables/requests.server";

/** The expression of both indexes in db/sql/requests.sql, to the letter. */
const written = sql`f_unaccent(${requests.title} || ' ' || ${requests.description})`;

/** Every word stands in the title or the description, as a fragment or in another form; or the text is a registration number. */
export function matchesText(text: string): SQL | undefined {
  const number = parseRegistrationNumber(text);
  const words = and(...searchWords(text).map(hasWord));
  if (number === null) return words;
  return or(and(eq(requests.registrationYear, number.year), eq(requests.registrationNumber, number.number)), words);
}

/** A fragment is escaped after folding, which itself turns some characters into "%". Words like "pentru" ask for nothing. */
export function hasWord(word: string): SQL {
  const fragment = sql`'%' || regexp_replace(lower(f_unaccent(${word})), '([\\\\%_])', '\\\\\\1', 'g') || '%'`;
  const form = sql`plainto_tsquery('romanian', f_unaccent(${word}))`;
  const found = sql`(lower(${written}) like ${fragment} or to_tsvector('romanian', ${written}) @@ ${form})`;
  return /\p{L}/u.test(word) ? sql`(numnode(${form}) = 0 or ${found})` : found;
}
