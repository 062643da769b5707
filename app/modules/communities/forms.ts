import { z } from "zod";
import { authorityKindCodes } from "~/modules/accounts/rules/authority";
import { parseWebsite } from "~/platform/language/website";
import type { LocalDate } from "~/platform/calendar/local-date";
import { readTypedDate } from "~/platform/calendar/typed-date";
import { codesOf } from "~/platform/codes";
import { formatNumber } from "~/platform/language/numbers";
import { plural } from "~/platform/language/plural";
import { hasForbiddenCharacters, tidy, tidyLine } from "~/platform/language/text";
import { counties } from "~/platform/romania/counties";
import { parsePhone, phoneSentence } from "~/platform/romania/phone";
import { MOST, parseArea, parseCount } from "./rules/figures";
import { ATTRACTION_TYPES, PROJECT_STATUSES } from "./rules/vocabulary";

const UNREADABLE = "Conține caractere care nu pot fi păstrate. Ștergeți-le sau rescrieți textul";
const NOT_TEXT = "Completați o singură dată, cu text";

const wording = (empty: string, wrong: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? empty : wrong;

function written(empty: string, most: number, tidied: (text: string) => string) {
  return z
    .string({ error: wording(empty, NOT_TEXT) })
    .refine((text) => !hasForbiddenCharacters(text), { error: UNREADABLE, abort: true })
    .overwrite(tidied)
    .max(most, { error: `Cel mult ${plural(most, "caracter", "caractere")}` });
}

/** One line that must be there. */
const line = (empty: string, most: number) => written(empty, most, tidyLine).min(1, { error: empty });
/** One line, or null. */
const optionalLine = (most: number) =>
  written(NOT_TEXT, most, tidyLine)
    .optional()
    .transform((text) => text || null);
/** Several lines; absent and empty are the same. */
const words = (most: number) =>
  written(NOT_TEXT, most, tidy)
    .optional()
    .transform((text) => text ?? "");

const choice = <const Codes extends readonly string[]>(codes: Codes, empty: string) =>
  z.enum(codes, { error: wording(empty, "Alegeți din listă") });

/** A code with rules of its own, or null; what is wrong is said in its own words. */
const read = <Value>(parse: (text: string) => { value: Value } | { sentence: string }) =>
  z
    .string({ error: NOT_TEXT })
    .optional()
    .transform((text, context): Value | null => {
      if (text === undefined || text.trim() === "") return null;
      const parsed = parse(tidyLine(text));
      if ("value" in parsed) return parsed.value;
      context.issues.push({ code: "custom", message: parsed.sentence, input: text });
      return z.NEVER;
    });

const TOO_LARGE = `Cel mult ${formatNumber(MOST)}. Verificați numărul de zerouri`;

/** A figure that may be unknown. */
const measured = (parse: (text: string) => number | null, unit: string) =>
  read((text) => {
    const value = parse(text);
    if (value === null) return { sentence: `Scrieți numai cifre, de exemplu ${unit}` };
    return value > MOST ? { sentence: TOO_LARGE } : { value };
  });

/** A statistic: what is no number counts as none. */
const statistic = read<number>((text) => {
  const value = parseCount(text) ?? 0;
  return value > MOST ? { sentence: TOO_LARGE } : { value };
}).transform((value) => value ?? 0);

const NAME = "Introduceți denumirea comunității";
const name = line(NAME, 150);
const county = choice(
  counties.map(({ code }) => code),
  "Alegeți județul",
);
const kind = choice(authorityKindCodes, "Alegeți felul autorității")
  .optional()
  .transform((code) => code ?? null);
const address = optionalLine(300);

/** What a community begins with; everything else is added on its desk. */
export const creationForm = z.object({ name, kind, county, address, description: words(10_000) });

const REASON = "Scrieți motivul";

export const claimRejectionForm = z.object({ reason: written(REASON, 1000, tidy).min(1, { error: REASON }) });

export const profileForm = z.object({ name, description: words(10_000), objectives: words(10_000) });

export const locationForm = z.object({
  kind,
  county,
  population: measured(parseCount, "4.120"),
  area: measured(parseArea, "84,5").refine((hectares) => hectares !== 0, {
    error: "Suprafața este mai mare decât 0",
  }),
});

export const statisticsForm = z.object({
  projectsCompleted: statistic,
  budgetAllocated: optionalLine(120),
  citizensServed: statistic,
});

const ADDRESS = "Introduceți adresa de e-mail întreagă, de pildă contact@primarie.ro";

export const contactForm = z.object({
  address,
  phone: read((text) => {
    const parsed = parsePhone(text);
    return parsed.ok ? { value: parsed.phone } : { sentence: phoneSentence(parsed.problem) };
  }),
  email: read((text) => {
    const parsed = z.email().max(254).safeParse(text.toLowerCase());
    return parsed.success ? { value: parsed.data } : { sentence: ADDRESS };
  }),
  website: read((text) => {
    const value = parseWebsite(text);
    return value ? { value } : { sentence: "Introduceți adresa site-ului întreagă, de pildă www.primarie.ro" };
  }),
});

export const attractionForm = z.object({
  name: line("Introduceți denumirea atracției", 150),
  type: choice(codesOf(ATTRACTION_TYPES), "Alegeți felul atracției"),
  description: words(5_000),
});

const day = read<LocalDate>((text) => {
  const value = readTypedDate(text);
  return value ? { value } : { sentence: "Scrieți o zi care există, de exemplu 05.12.2026" };
});

const HIGHEST_PROGRESS = 100;

/** Per cent; what is no number counts as none. */
const progress = read<number>((text) => {
  const number = Number(text.replace(/[\s%]/g, "").replace(",", "."));
  const value = Number.isNaN(number) ? 0 : Math.round(number);
  return value < 0 || value > HIGHEST_PROGRESS
    ? { sentence: `Progresul este între 0 și ${HIGHEST_PROGRESS}` }
    : { value };
}).transform((value) => value ?? 0);

type Period = { startsOn?: unknown; endsOn?: unknown };
const inOrder = ({ startsOn, endsOn }: Period): boolean =>
  typeof startsOn !== "string" || typeof endsOn !== "string" || startsOn <= endsOn;

/** `today` is when a project begins that says nothing else. */
export const projectForm = (today: LocalDate) =>
  z
    .object({
      title: line("Introduceți titlul proiectului", 150),
      description: words(5_000),
      status: choice(codesOf(PROJECT_STATUSES), "Alegeți stadiul").default("planning"),
      progress,
      startsOn: day.transform((chosen) => chosen ?? today),
      endsOn: day,
    })
    .refine(inOrder, {
      path: ["endsOn"],
      error: "Proiectul nu se poate încheia înainte să înceapă",
      when: () => true,
    });
