import { formatNumber } from "./numbers";

/** "1 partener", "2 parteneri", "20 de parteneri". `other` replaces "de …" for words that take no "de". */
export function plural(count: number, one: string, few: string, other = `de ${few}`): string {
  return `${formatNumber(count)} ${countedWord(count, one, few, other)}`;
}

/**
 * The word alone, where its number stands beside it for itself: "partener", "parteneri", "de parteneri". The rule is that of
 * `Intl.PluralRules("ro")`, which costs too much to make on an old laptop.
 */
export function countedWord(count: number, one: string, few: string, other = `de ${few}`): string {
  if (count === 1) return one;
  const lastTwo = count % 100;
  return count === 0 || !Number.isInteger(count) || (lastTwo > 0 && lastTwo < 20) ? few : other;
}
