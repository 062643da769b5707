import { formatDecimals } from "./numbers";

const SENTENCES = {
  empty: "Introduceți suma",
  characters: "Suma conține numai cifre, de exemplu 90.000 sau 1.234,50",
  negative: "Suma nu poate fi mai mică decât 0",
  decimals: "Scrieți suma cu punct la mii și virgulă înaintea banilor, de exemplu 1.234,50",
  "too-much": "Suma este prea mare. Verificați numărul de zerouri",
};
export type MoneyProblem = keyof typeof SENTENCES;
export const moneySentence = (problem: MoneyProblem): string => SENTENCES[problem];

export type Currency = "RON" | "EUR";
/** `currency` is the one written beside the sum, null when none was. */
export type ParsedMoney = { ok: true; minor: number; currency: Currency | null } | { ok: false; problem: MoneyProblem };

/** 100,000 million lei: above any budget, and far below the largest exact integer. */
export const MOST_MONEY = 100_000_000_000_00;

const unit: Record<Currency, string> = { RON: "lei", EUR: "EUR" };

/** Minor units as people read them: "84.500 lei", "84.500,50 lei", "15.000 EUR". */
export function formatMoney(minor: number, currency: Currency): string {
  return `${formatSum(minor)} ${unit[currency]}`;
}

/** "15.000 - 50.000 EUR", "de la 5.000 EUR", "până la 5.000 EUR"; null when neither end is known. "From 0" says nothing. */
export function formatRange(min: number | null, max: number | null, currency: Currency): string | null {
  if (min === null && max === null) return null;
  if (max === null) return `de la ${formatMoney(min ?? 0, currency)}`;
  if (min === null || (min === 0 && max > 0)) return `până la ${formatMoney(max, currency)}`;
  return min === max ? formatMoney(max, currency) : `${formatSum(min)} - ${formatMoney(max, currency)}`;
}

/** Typed ends of a range in the words of `formatRange`, or as they were typed when an end is not a sum of that currency. */
export function typedRange(min: string, max: string, currency: Currency): string {
  const [from, to] = [typedEnd(min, currency), typedEnd(max, currency)];
  if (from !== "unread" && to !== "unread") return formatRange(from, to, currency) ?? "";
  const typed = [min, max].filter((end) => end.trim() !== "").join(" - ");
  return `${typed} (${unit[currency]})`;
}

function typedEnd(text: string, currency: Currency): number | null | "unread" {
  const read = parseMoney(text);
  if (!read.ok) return read.problem === "empty" ? null : "unread";
  return read.currency === null || read.currency === currency ? read.minor : "unread";
}

/** Reads a sum as people type it ("1.234,50", "1234.50", "90 000", "90.000 lei") into minor units. */
export function parseMoney(text: string, most: number = MOST_MONEY): ParsedMoney {
  const { sum, currency } = withoutCurrency(text);
  if (sum === "") return { ok: false, problem: "empty" };
  if (/^[-−–]/.test(sum)) return { ok: false, problem: "negative" };
  if (!/^\d[\d.,]*$/.test(sum)) return { ok: false, problem: "characters" };
  const parts = wholeAndDecimals(sum);
  if (!parts) return { ok: false, problem: "decimals" };
  const minor = Number(parts.whole) * 100 + Number(parts.decimals.padEnd(2, "0"));
  return minor > most ? { ok: false, problem: "too-much" } : { ok: true, minor, currency };
}

function formatSum(minor: number): string {
  return formatDecimals(minor / 100, minor % 100 === 0 ? 0 : 2, 2);
}

function withoutCurrency(text: string): { sum: string; currency: Currency | null } {
  const compact = text.replace(/[\s'’]/g, "").toLowerCase();
  const [, before, sum, after] = /^(lei|ron|euro?|€)?(.*?)(?:de)?(lei|leu|ron|euro?|€)?$/.exec(compact) ?? [];
  const word = after ?? before;
  if (word === undefined) return { sum: sum ?? "", currency: null };
  return { sum: sum ?? "", currency: /^(eur|€)/.test(word) ? "EUR" : "RON" };
}

/** A single dot before exactly three digits groups thousands; a comma before three digits is an error. Null for an error. */
function wholeAndDecimals(sum: string): { whole: string; decimals: string } | null {
  const grouped = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/.exec(sum) ?? /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/.exec(sum);
  const plain = /^(\d+)(?:[.,](\d{1,2}))?$/.exec(sum);
  const [, whole, decimals = ""] = grouped ?? plain ?? [];
  if (whole === undefined || (grouped && whole.startsWith("0"))) return null;
  return { whole: whole.replace(/[.,]/g, ""), decimals };
}
