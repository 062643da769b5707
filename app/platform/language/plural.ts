import { formatNumber } from "./numbers";

const rules = new Intl.PluralRules("ro");

/** "1 partener", "2 parteneri", "20 de parteneri". `other` replaces "de …" for words that take no "de". */
export function plural(count: number, one: string, few: string, other = `de ${few}`): string {
  return `${formatNumber(count)} ${wordFor(count, one, few, other)}`;
}

function wordFor(count: number, one: string, few: string, other: string): string {
  const category = rules.select(count);
  if (category === "one") return one;
  return category === "few" ? few : other;
}
