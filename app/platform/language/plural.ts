import { formatNumber } from "./numbers";

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
