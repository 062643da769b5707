import { formatNumber } from "./numbers";

/**
 * How many of what: a number with both forms of its word (and the third, where it is not "de …"), or with words that are the
 * same for every number. Those begin with a preposition: one form of a noun alone does not pass.
 */
export type Counted =
  | readonly [count: number, one: string, few: string, other?: string]
  | readonly [count: number, words: `${"de" | "din" | "fără" | "în"} ${string}`]
  | readonly [part: `${number} din ${number}`, of: string];

/** The number of a count as it is shown. */
export const shownNumber = ([count]: Counted): string => (typeof count === "number" ? formatNumber(count) : count);

/** The words that follow it. */
export const wordsAfter = ([count, one, few, other]: Counted): string =>
  typeof count === "number" && few !== undefined ? countedWord(count, one, few, other) : one;

/** "1 partener", "2 parteneri", "20 de parteneri". `other` replaces "de …" for words that take no "de". */
export function plural(count: number, one: string, few: string, other = `de ${few}`): string {
  return `${formatNumber(count)} ${countedWord(count, one, few, other)}`;
}

/**
 * The word without its number, for places that show the number apart: "partener", "parteneri", "de parteneri". The rule is
 * that of `Intl.PluralRules("ro")`, whose first use is slow on an old laptop.
 */
export function countedWord(count: number, one: string, few: string, other = `de ${few}`): string {
  if (count === 1) return one;
  const lastTwo = count % 100;
  return count === 0 || !Number.isInteger(count) || (lastTwo > 0 && lastTwo < 20) ? few : other;
}
