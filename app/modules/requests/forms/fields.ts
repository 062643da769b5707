import { z } from "zod";
import type { LocalDate } from "~/platform/calendar/local-date";
import { readTypedDate } from "~/platform/calendar/typed-date";
import { type Currency, moneySentence, parseMoney } from "~/platform/language/money";
import { plural } from "~/platform/language/plural";
import { hasForbiddenCharacters, tidy, tidyLine } from "~/platform/language/text";
import { dayProblem } from "../rules/deadline";

/** The fields that the forms of this module are made of: each empty, too long and unreadable in its own words. */
type Words = { name: string; empty: string; most: number };

const UNREADABLE = "Conține caractere care nu pot fi păstrate. Ștergeți-le sau rescrieți textul";
const NOT_TEXT = "Completați o singură dată, cu text";

const wording = (empty: string, wrong: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? empty : wrong;

const tooLong = ({ name, most }: Pick<Words, "name" | "most">): string =>
  `${name} poate avea cel mult ${plural(most, "caracter", "caractere")}`;

function string(words: Words, tidied: (text: string) => string) {
  return z
    .string({ error: wording(words.empty, NOT_TEXT) })
    .refine((text) => !hasForbiddenCharacters(text), { error: UNREADABLE, abort: true })
    .overwrite(tidied)
    .max(words.most, { error: tooLong(words) });
}

/** One line that must be there. */
export const line = (words: Words) => string(words, tidyLine).min(1, { error: words.empty });

/** Several lines that must be there. */
export const text = (words: Words) => string(words, tidy).min(1, { error: words.empty });

/** Several lines that may be left out: null. */
export const optionalText = (words: Omit<Words, "empty">) =>
  string({ ...words, empty: NOT_TEXT }, tidy)
    .optional()
    .transform((written) => written || null);

export const choice = <const Codes extends readonly string[]>(codes: Codes, empty: string, wrong: string) =>
  z.enum(codes, { error: wording(empty, wrong) });

export const optionalChoice = <const Codes extends readonly string[]>(codes: Codes, wrong: string) =>
  choice(codes, wrong, wrong)
    .optional()
    .transform((code) => code ?? null);

export const optionalId = (wrong: string) =>
  z
    .uuid({ error: wrong })
    .toLowerCase()
    .optional()
    .transform((id) => id ?? null);

export const CURRENCIES = ["RON", "EUR"] as const satisfies readonly Currency[];
export const currency = () => z.enum(CURRENCIES, { error: "Alegeți lei sau EUR" }).default("RON");

/** A sum in minor units, with the currency that was written beside it, if any. */
export type Sum = { minor: number; currency: Currency | null };

export const optionalSum = () =>
  z
    .string({ error: NOT_TEXT })
    .optional()
    .transform((written, context): Sum | null => {
      if (written === undefined || written.trim() === "") return null;
      const parsed = parseMoney(written);
      if (parsed.ok) return { minor: parsed.minor, currency: parsed.currency };
      context.issues.push({ code: "custom", message: moneySentence(parsed.problem), input: written });
      return z.NEVER;
    });

/** Refinements that also speak while other fields are still wrong: everything is said at once. */
const always = { when: () => true };

const sumIn = (value: unknown, name: string): Sum | null => {
  const sum = (value as Record<string, unknown> | null)?.[name];
  return typeof sum === "object" && sum !== null && "minor" in sum ? (sum as Sum) : null;
};

function agrees(value: unknown, name: string): boolean {
  const written = sumIn(value, name)?.currency ?? null;
  return written === null || written === (value as { currency?: unknown }).currency;
}

function isOrdered(value: unknown, min: string, max: string): boolean {
  const from = sumIn(value, min);
  const to = sumIn(value, max);
  return from === null || to === null || from.minor <= to.minor;
}

const OTHER_CURRENCY = "Moneda scrisă lângă sumă este alta decât cea aleasă";

/** From not above to, and no sum written in another currency than the chosen one. */
export function withOrderedSums<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>, min: string, max: string) {
  return form
    .refine((value) => agrees(value, min), { ...always, error: OTHER_CURRENCY, path: [min] })
    .refine((value) => agrees(value, max), { ...always, error: OTHER_CURRENCY, path: [max] })
    .refine((value) => isOrdered(value, min, max), {
      ...always,
      error: "Suma maximă nu poate fi mai mică decât suma minimă",
      path: [max],
    });
}

/** A day on which a deadline may fall, or null when none was chosen. */
export const optionalDeadlineDay = (now: Date) =>
  z
    .string({ error: NOT_TEXT })
    .optional()
    .transform((written, context): LocalDate | null => {
      if (written === undefined || written.trim() === "") return null;
      const day = readTypedDate(written);
      const problem = day === null ? "Scrieți o zi care există, de exemplu 05.12.2026" : dayProblem(day, now);
      if (problem === null) return day;
      context.issues.push({ code: "custom", message: problem, input: written });
      return z.NEVER;
    });
