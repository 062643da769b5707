import { formatDecimals, interval, parseHundredths } from "./numbers";
import { tidyLine, withoutEnds } from "./text";

/** `name` is the sum's own: "prețul", "bugetul maxim". */
const SENTENCES = {
  empty: (name: string) => `Introduceți ${name}`,
  characters: (name: string) => `Scrieți ${name} numai cu cifre, de exemplu 90.000 sau 1.234,50`,
  negative: (name: string) => `Scrieți ${name} fără semnul minus`,
  decimals: (name: string) => `Scrieți ${name} cu punct la mii și virgulă înaintea banilor, de exemplu 1.234,50`,
  "too-much": (name: string) => `Verificați numărul de zerouri: ${name} este prea mare`,
};
export type MoneyProblem = keyof typeof SENTENCES;
export const moneySentence = (problem: MoneyProblem, name: string): string => SENTENCES[problem](name);

export type Currency = "RON" | "EUR";
/** `currency` is the one written beside the sum, null when none was. */
export type ParsedMoney = { ok: true; minor: number; currency: Currency | null } | { ok: false; problem: MoneyProblem };

/** 100,000 million lei: above any budget, and far below the largest exact integer. */
export const MOST_MONEY = 100_000_000_000_00;

/** As they are written after a sum. */
export const CURRENCIES: Readonly<Record<Currency, string>> = { RON: "lei", EUR: "EUR" };

/** Minor units as people read them: "84.500 lei", "84.500,50 lei", "15.000 EUR". */
export function formatMoney(minor: number, currency: Currency): string {
  return `${formatSum(minor)} ${CURRENCIES[currency]}`;
}

/** "15.000–50.000 EUR", "de la 5.000 EUR", "până la 5.000 EUR"; null when neither end is known. "From 0" says nothing. */
export function formatRange(min: number | null, max: number | null, currency: Currency): string | null {
  if (min === null && max === null) return null;
  if (max === null) return `de la ${formatMoney(min ?? 0, currency)}`;
  if (min === null || (min === 0 && max > 0)) return `până la ${formatMoney(max, currency)}`;
  return min === max ? formatMoney(max, currency) : interval(formatSum(min), formatMoney(max, currency));
}

/** Typed ends of a range in the words of `formatRange`, or as they were typed when an end is not a sum of that currency. */
export function typedRange(min: string, max: string, currency: Currency): string {
  const from = typedEnd(min, currency);
  const to = typedEnd(max, currency);
  if (from !== "unread" && to !== "unread") return formatRange(from, to, currency) ?? "";
  const typed = interval(...[min, max].filter((end) => end.trim() !== ""));
  return `${typed} (${CURRENCIES[currency]})`;
}

function typedEnd(text: string, currency: Currency): number | null | "unread" {
  const read = parseMoney(text);
  if (!read.ok) return read.problem === "empty" ? null : "unread";
  return read.currency === null || read.currency === currency ? read.minor : "unread";
}

/** Reads a sum as people type it ("1.234,50", "1234.50", "90 000", "90.000 lei") into minor units. */
export function parseMoney(text: string, most: number = MOST_MONEY): ParsedMoney {
  if (text.length > LONGEST) return { ok: false, problem: text.trim() === "" ? "empty" : "characters" };
  const { sum, currency, times } = withoutCurrency(text);
  if (sum === "") return { ok: false, problem: "empty" };
  if (/^[-−–]/.test(sum)) return { ok: false, problem: "negative" };
  if (!/^\d[\d., '’]*$/.test(sum)) return { ok: false, problem: "characters" };
  const hundredths = parseHundredths(sum);
  if (hundredths === null) return { ok: false, problem: "decimals" };
  const minor = hundredths * times;
  return minor > most ? { ok: false, problem: "too-much" } : { ok: true, minor, currency };
}

/** The same without the currency, as it is typed into a field. */
export function formatSum(minor: number): string {
  return formatDecimals(minor / 100, minor % 100 === 0 ? 0 : 2, 2);
}

/** Characters; no sum is as long, and what is longer is not looked through. */
const LONGEST = 1_000;
const BEFORE = /^(lei|ron|euro?|€) ?/;
const AFTER = / ?(lei|leu|ron|euro?|€)$/;
const TIMES = / ?(mii|milion|milioane|mil|mld|miliard|miliarde)$/;
const THOUSAND = 1_000;

/** What stands around the number: "lei", "de lei", "mii de lei", "milioane", a full stop, ",-" in place of bani. */
function withoutCurrency(text: string): { sum: string; currency: Currency | null; times: number } {
  const typed = withoutEnds(tidyLine(text).toLowerCase(), "", " .;");
  const word = (AFTER.exec(typed) ?? BEFORE.exec(typed))?.[1];
  const bare = withoutDe(typed.replace(AFTER, "").replace(BEFORE, ""));
  const unit = TIMES.exec(bare)?.[1];
  const sum = withoutEnds(withoutDe(bare.replace(TIMES, "")), "", " .").replace(/[.,] ?[-–—]$/, "");
  const currency = word === undefined ? null : /^(eur|€)/.test(word) ? "EUR" : "RON";
  return { sum, currency, times: unit === undefined ? 1 : timesOf(unit) };
}

const withoutDe = (text: string): string => withoutEnds(text, "", " .").replace(/ ?\bde$/, "");
const timesOf = (unit: string): number =>
  unit === "mii" ? THOUSAND : unit.startsWith("mil") && !unit.startsWith("miliard") ? THOUSAND ** 2 : THOUSAND ** 3;
