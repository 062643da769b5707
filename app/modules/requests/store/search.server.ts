import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { hasName, says } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { parseRegistrationNumber } from "../rules/registration";
import { requests } from "../tables/requests.server";

/** The expression of the index requests_forms. */
const written = sql`${requests.title} || ' ' || ${requests.description}`;

/** Every word occurs in the title or the description, or the text says its registration number. */
export const matchesText = (text: string): SQL | undefined =>
  or(hasNumber(text), and(...wordsOfPlace(text).map(hasWord)));

/** It has the registration number that the text says; undefined where it says none. */
export function hasNumber(text: string): SQL | undefined {
  const number = parseRegistrationNumber(text);
  return number === null
    ? undefined
    : and(eq(requests.registrationYear, number.year), eq(requests.registrationNumber, number.number));
}

/** The organisations whose name has the word, to compare an id with. */
export const organisationsNamed = (word: string): SQL =>
  sql`any(array(select o.id from ${organisations} o where ${hasName(sql`o.name`, word)}))`;

/** The word occurs in the title or the description, in any form, or begins one there. */
export const hasWord = (word: string): SQL => says(written, word);
