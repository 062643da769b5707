import { z } from "zod";
import { readTypedDate } from "../calendar/typed-date";
import { moneySentence, parseMoney } from "../language/money";
import { formatNumber, parseWhole } from "../language/numbers";
import { plural } from "../language/plural";
import { quoted } from "../language/quotes";
import { fold, tidy, tidyCode, tidyLine, withoutEnds } from "../language/text";
import { unfilledIn } from "../language/unfilled";
import { parseWebsite } from "../language/website";
import { counties } from "../romania/counties";
import { cuiSentence, parseCui } from "../romania/cui";
import { parsePhone, phoneSentence } from "../romania/phone";
import { parseTradeRegisterNumber, tradeRegisterSentence } from "../romania/trade-register";

/**
 * The fields that every form is made of, with one sentence for each fault. `name` is what the field is called inside a
 * sentence: "titlul", "adresa sediului". What `readForm` has refused already (NUL bytes, say) is not looked for again.
 */
export const tooLong = (name: string, most: number) =>
  `Scurtați ${name} la cel mult ${plural(most, "caracter", "caractere")}`;

/** What only a forged form sends: the same field twice, or a file in place of text. */
const NOT_TEXT = "Completați o singură dată, cu text";

const missingOr = (missing: string, wrong: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? missing : wrong),
});

const written = (name: string, most: number, tidied: (text: string) => string, empty: string) =>
  z.string(missingOr(empty, NOT_TEXT)).overwrite(tidied).min(1, empty).max(most, tooLong(name, most));

export const line = (name: string, most = 200, empty = `Introduceți ${name}`) => written(name, most, tidyLine, empty);

/** Several lines. */
export const text = (name: string, most: number, empty = `Scrieți ${name}`) => written(name, most, tidy, empty);

/** Characters of what is read as a number, a date, an address or a code; what is longer is none and is not looked through. */
const LONGEST_READ = 2_000;
const isBlank = (value: string): boolean =>
  value.trim() === "" || (value.length <= LONGEST_READ && tidyLine(value) === "");

/** A text that goes out: no place of the model that it began from may be left in it. */
export const filled = <Text extends z.ZodType<string>>(text: Text) =>
  text.superRefine((written, context) => {
    const places = unfilledIn(written).map(({ place, paragraph }) => `paragraful ${paragraph}: ${quoted(place)}`);
    if (places.length > 0) context.addIssue(`Completați sau ștergeți ce a rămas din model, ${places.join("; ")}`);
  });

/** A field that may be left out: null when it is absent or blank. */
export const optional = <Field extends z.ZodType>(field: Field) =>
  z
    .preprocess((value) => (typeof value === "string" && isBlank(value) ? undefined : value), field.optional())
    .transform((value) => value ?? null);

export const choice = <const Codes extends readonly string[]>(codes: Codes, name: string) =>
  z.enum(codes, missingOr(`Alegeți ${name}`, `Alegeți ${name} din listă`));

/** Any number of them; none is an empty list. */
export const choices = <const Codes extends readonly string[]>(codes: Codes, name: string) =>
  z.array(choice(codes, name));

type Phrases = { most: number; longest: number; called: readonly [one: string, several: string] };

/** "achiziții, deviz" without blanks and repetitions: words and phrases apart by commas or on lines of their own; none is allowed. */
export const phrases = ({ most, longest, called }: Phrases) =>
  z
    .string()
    .default("")
    .transform((written) => {
      const all = written.split(/[,;\n]/).map(tidyLine);
      return [...new Map(all.filter((one) => one !== "").map((one) => [fold(one), one])).values()];
    })
    .refine(
      (all) => all.length <= most && all.every((one) => one.length <= longest),
      `Scrieți cel mult ${plural(most, ...called)}, despărțite prin virgulă, fiecare de cel mult ${plural(longest, "caracter", "caractere")}`,
    );

/** One of what the page lists by its id. */
export const idOf = (name: string) => z.uuid(`Alegeți ${name} din listă`).toLowerCase();

/** A checkbox. */
export const tick = z.boolean("Bifați sau lăsați nebifat").default(false);

export const county = choice(
  counties.map(({ code }) => code),
  "județul",
);
export const currency = choice(["RON", "EUR"], "moneda").default("RON");

const ADDRESS = "Introduceți adresa de e-mail întreagă, de exemplu nume@exemplu.ro";

/**
 * In lower case: nobody tells two people apart by a capital letter. Without what comes along when an address is copied from
 * a link or a list: "mailto:", angle brackets, a semicolon or full stop after it.
 */
export function tidyEmail(typed: string): string {
  const copied = tidyCode(typed)
    .toLowerCase()
    .replace(/^<?\s*(?:mailto:)?\s*<?\s*/, "");
  return withoutEnds(copied, "", " >;,.");
}

export const email = z
  .string(missingOr("Introduceți adresa de e-mail", NOT_TEXT))
  .overwrite(tidyEmail)
  .regex(z.regexes.email, ADDRESS)
  .max(254, ADDRESS);

type Read<Value> = { value: Value } | { sentence: string };

/** What no parser takes. */
const NONE = "…";

const read = <Value>(empty: string, parse: (typed: string) => Read<Value>) =>
  z.string(missingOr(empty, NOT_TEXT)).transform((typed, context): Value => {
    const found = parse(typed.length > LONGEST_READ ? NONE : tidyCode(typed));
    if ("value" in found) return found.value;
    context.addIssue(found.sentence);
    return z.NEVER;
  });

/** A code that can be wrong in several ways, each with its sentence. */
const coded = <Found extends { ok: true }, Problem extends string, Value>(
  parse: (typed: string) => Found | { ok: false; problem: Problem },
  sentenceOf: (problem: NoInfer<Problem> | "empty") => string,
  pick: (found: Found) => Value,
) =>
  read<Value>(sentenceOf("empty"), (typed) => {
    const found = parse(typed);
    return found.ok ? { value: pick(found) } : { sentence: sentenceOf(found.problem) };
  });

export const cui = coded(parseCui, cuiSentence, (found) => found.cui);
export const phone = coded(parsePhone, phoneSentence, (found) => found.phone);
export const tradeRegisterNumber = coded(parseTradeRegisterNumber, tradeRegisterSentence, (found) => found.number);

/** In minor units, with the currency that was written beside it, if any. */
export const sum = (name: string) =>
  coded(
    parseMoney,
    (problem) => moneySentence(problem, name),
    ({ minor, currency }) => ({ minor, currency }),
  );
export type Sum = z.output<ReturnType<typeof sum>>;
export const otherCurrency = (name: string) => `Scrieți ${name} în moneda aleasă sau alegeți moneda scrisă lângă sumă`;

/** What `parse` reads; null is what it cannot, and `sentence` says how it is written. */
export const readable = <Value>(parse: (typed: string) => Value | null, sentence: string, empty = sentence) =>
  read<Value>(empty, (typed) => {
    const value = parse(typed);
    return value === null ? { sentence } : { value };
  });

export const website = readable(parseWebsite, "Introduceți adresa site-ului întreagă, de exemplu www.exemplu.ro");

export const day = (name: string) =>
  readable(readTypedDate, `Scrieți ${name} ca dată din calendar, de exemplu 05.12.2026`, `Alegeți ${name}`);

/** `units` may be written after the number: "45 %", "6 ore", "20 de locuri". */
export function wholeNumber(name: string, least: number, most: number, units: readonly string[] = []) {
  const wrong = `Scrieți ${name} ca număr întreg, numai cu cifre, de la ${formatNumber(least)} la ${formatNumber(most)}`;
  const parse = (typed: string) => {
    const number = parseWhole(withoutUnit(typed, units));
    return number !== null && number >= least && number <= most ? number : null;
  };
  return readable(parse, wrong, `Introduceți ${name}`);
}

function withoutUnit(typed: string, units: readonly string[]): string {
  const bare = withoutEnds(typed, "", " .");
  const unit = units.find((one) => fold(bare).endsWith(fold(one)));
  return unit === undefined ? bare : bare.slice(0, -unit.length).trimEnd().replace(/\sde$/, "");
}
