import { formatNumber } from "./numbers";
import { onFirstUse } from "./on-first-use";

const rules = onFirstUse(() => new Intl.PluralRules("ro"));

/** "1 partener", "2 parteneri", "20 de parteneri". `other` replaces "de …" for words that take no "de". */
export function plural(count: number, one: string, few: string, other = `de ${few}`): string {
  return `${formatNumber(count)} ${countedWord(count, one, few, other)}`;
}

/** The word alone, where its number stands beside it for itself: "partener", "parteneri", "de parteneri". */
export function countedWord(count: number, one: string, few: string, other = `de ${few}`): string {
  const category = rules().select(count);
  if (category === "one") return one;
  return category === "few" ? few : other;
}
