import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { says } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import { parseRegistrationNumber } from "../rules/registration";
import { requests } from "../tables/requests.server";

/** The expression of the index requests_forms. */
const written = sql`${requests.title} || ' ' || ${requests.description}`;

/** Every word occurs in the title or the description, or the text is a registration number. */
export function matchesText(text: string): SQL | undefined {
  const number = parseRegistrationNumber(text);
  const words = and(...searchWords(text).map(hasWord));
  if (number === null) return words;
  return or(and(eq(requests.registrationYear, number.year), eq(requests.registrationNumber, number.number)), words);
}

/** The word occurs in the title or the description, in any form, or begins one there. */
export const hasWord = (word: string): SQL => says(written, word);
