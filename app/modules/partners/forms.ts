import { z } from "zod";
import { parseWebsite } from "~/platform/language/website";
import { type LocalDate, yearOf } from "~/platform/calendar/local-date";
import { readTypedDate } from "~/platform/calendar/typed-date";
import { codesOf } from "~/platform/codes";
import type { RowRules } from "~/platform/form/rows";
import { type Currency, moneySentence, parseMoney } from "~/platform/language/money";
import { tidy, tidyLine } from "~/platform/language/text";
import { isCountyCode } from "~/platform/romania/counties";
import { parsePhone, phoneSentence } from "~/platform/romania/phone";
import { CATEGORY_CODES } from "./rules/categories";
import { EMPLOYEE_RANGES, INDUSTRIES } from "./rules/profile";
import { MOST_ROWS } from "./rules/sections";

const tooLong = (most: number) => `Cel mult ${most} de caractere`;

/** One line that must be there. */
const line = (empty: string, most = 200) => z.string(empty).overwrite(tidyLine).min(1, empty).max(most, tooLong(most));

/** Absent, empty and blank are the same: null. */
const optional = (tidied: (text: string) => string, most: number) =>
  z
    .string()
    .overwrite(tidied)
    .max(most, tooLong(most))
    .optional()
    .transform((text) => text || null);
const optionalLine = (most = 200) => optional(tidyLine, most);
const optionalText = (most: number) => optional(tidy, most);

type Read<Value> = { ok: true; value: Value } | { ok: false; sentence: string };
const good = <Value>(value: Value): Read<Value> => ({ ok: true, value });
const wrong = (sentence: string): Read<never> => ({ ok: false, sentence });

/** What was typed, as `parse` reads it, or the sentence that says why it cannot be read. Blank is null. */
const read = <Value>(parse: (text: string) => Read<Value>) =>
  z
    .string()
    .optional()
    .transform((text, context): Value | null => {
      if (text === undefined || text.trim() === "") return null;
      const parsed = parse(text);
      if (parsed.ok) return parsed.value;
      context.addIssue({ code: "custom", message: parsed.sentence });
      return z.NEVER;
    });

const website = read((text) => {
  const value = parseWebsite(tidyLine(text));
  return value === null ? wrong("Introduceți adresa site-ului întreagă, de pildă www.firma.ro") : good(value);
});

const phone = read((text) => {
  const parsed = parsePhone(text);
  return parsed.ok ? good(parsed.phone) : wrong(phoneSentence(parsed.problem));
});

const email = read((text) => {
  const parsed = z.email().max(254).safeParse(tidyLine(text).toLowerCase());
  return parsed.success ? good(parsed.data) : wrong("Introduceți adresa de e-mail întreagă, de pildă oferte@firma.ro");
});

const yearBetween = (first: number, last: number) =>
  read((text) => {
    const year = /^\d{4}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN;
    const there = year >= first && year <= last;
    return there ? good(year) : wrong(`Introduceți un an între ${first} și ${last}, cu patru cifre`);
  });

const INDUSTRY_CODES = codesOf(INDUSTRIES);
const chosen = <const Codes extends readonly string[]>(codes: Codes, sentence: string) =>
  z
    .enum(codes, sentence)
    .optional()
    .transform((code) => code ?? null);

const LONGEST_DESCRIPTION = 5000;

/** The oldest firm that Romania has kept is younger. */
const FIRST_YEAR = 1850;

export const companyForm = (today: LocalDate) =>
  z.object({
    description: z
      .string("Descrieți firma")
      .overwrite(tidy)
      .min(1, "Descrieți firma")
      .max(LONGEST_DESCRIPTION, "Cel mult 5.000 de caractere"),
    industry: chosen(INDUSTRY_CODES, "Alegeți domeniul din listă"),
    foundedYear: yearBetween(FIRST_YEAR, yearOf(today)),
    employees: chosen(EMPLOYEE_RANGES, "Alegeți numărul de angajați din listă"),
    headquarters: optionalLine(),
    county: z
      .string()
      .refine(isCountyCode, "Alegeți județul din listă")
      .optional()
      .transform((code) => code ?? null),
  });

export const contactForm = z
  .object({
    website,
    phone,
    email,
    emailPublic: z
      .literal("on")
      .optional()
      .transform((ticked) => ticked !== undefined),
  })
  .refine(({ email: address, emailPublic }) => address !== null || !emailPublic, {
    path: ["email"],
    error: "Introduceți adresa care să se vadă, sau debifați afișarea ei",
  });

/** `none`: no category was meant, and what follows from that was read. */
export const categoriesForm = z.object({
  categories: z.array(z.enum(CATEGORY_CODES, "Alegeți categoriile din listă")).default([]),
  counties: z.array(z.string().refine(isCountyCode, "Alegeți județele din listă")).default([]),
  none: z.literal("on").optional(),
});

const id = z
  .uuid()
  .toLowerCase()
  .optional()
  .transform((text) => text ?? null);

export const serviceRows = {
  schema: z.object({ id, name: line("Introduceți denumirea serviciului"), description: optionalText(1000) }),
  said: ["name", "description"],
  most: MOST_ROWS.services,
} satisfies RowRules<z.ZodType>;

export const specialisationRows = {
  schema: z.object({ id, name: line("Introduceți specializarea", 120) }),
  said: ["name"],
  most: MOST_ROWS.specialisations,
} satisfies RowRules<z.ZodType>;

export const certificationRows = {
  schema: z.object({ id, name: line("Introduceți denumirea certificării"), detail: optionalLine(300) }),
  said: ["name", "detail"],
  most: MOST_ROWS.certifications,
} satisfies RowRules<z.ZodType>;

export const memberRows = {
  schema: z.object({
    id,
    name: line("Introduceți numele"),
    position: line("Introduceți funcția"),
    experience: optionalLine(300),
  }),
  said: ["name", "position", "experience"],
  most: MOST_ROWS.team,
} satisfies RowRules<z.ZodType>;

const OTHER_CURRENCY = "Moneda scrisă lângă sumă este alta decât cea aleasă";

const sum = read((text) => {
  const parsed = parseMoney(text);
  return parsed.ok ? good(parsed) : wrong(moneySentence(parsed.problem));
});

export const projectRows = (today: LocalDate) =>
  ({
    schema: z
      .object({
        id,
        name: line("Introduceți numele proiectului", 300),
        year: yearBetween(FIRST_YEAR, yearOf(today)),
        budget: sum,
        currency: z.enum(["RON", "EUR"], "Alegeți lei sau EUR").default("RON"),
      })
      .refine(({ budget, currency }) => (budget?.currency ?? currency) === currency, {
        path: ["budget"],
        error: OTHER_CURRENCY,
      })
      .transform(({ budget, currency, ...project }) => ({
        ...project,
        budget: budget?.minor ?? null,
        currency: budget === null ? null : (currency satisfies Currency),
      })),
    said: ["name", "year", "budget"],
    most: MOST_ROWS.portfolio,
  }) satisfies RowRules<z.ZodType>;

const PAST = "Ziua a trecut: alegeți una de azi încolo";

/** A day that has passed stands only where it stood: `stored` is until when each offer holds now. */
export const offerRows = (today: LocalDate, stored: ReadonlyMap<string | null, LocalDate>) =>
  ({
    schema: z
      .object({
        id,
        title: line("Introduceți titlul ofertei"),
        description: line("Descrieți oferta", 1000),
        validUntil: z.string("Alegeți până când este valabilă").transform((text, context) => {
          const day = readTypedDate(text);
          if (day !== null) return day;
          context.addIssue({ code: "custom", message: "Scrieți o zi care există, de exemplu 31.12.2026" });
          return z.NEVER;
        }),
      })
      .refine(({ id: row, validUntil }) => validUntil >= today || (row !== null && stored.get(row) === validUntil), {
        path: ["validUntil"],
        error: PAST,
      }),
    said: ["title", "description", "validUntil"],
    most: MOST_ROWS.offers,
  }) satisfies RowRules<z.ZodType>;
