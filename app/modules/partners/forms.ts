import { z } from "zod";
import { type LocalDate, yearOf } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import {
  choice,
  choices,
  county,
  currency,
  day,
  email,
  idOf,
  line,
  OTHER_CURRENCY,
  optional,
  phone,
  readable,
  sum,
  text,
  tick,
  website,
} from "~/platform/form/fields";
import type { RowRules } from "~/platform/form/rows";
import { CATEGORY_CODES } from "./rules/categories";
import { EMPLOYEE_RANGES, INDUSTRIES } from "./rules/profile";
import { MOST_ROWS } from "./rules/sections";

/** The oldest firm that Romania has kept is younger. */
const FIRST_YEAR = 1850;

const year = (today: LocalDate) => {
  const between = `Introduceți un an între ${FIRST_YEAR} și ${yearOf(today)}, cu patru cifre`;
  const typedYear = readable((typed) => (/^\d{4}$/.test(typed) ? Number(typed) : null), between);
  return optional(typedYear.refine((value) => value >= FIRST_YEAR && value <= yearOf(today), between));
};

export const companyForm = (today: LocalDate) =>
  z.object({
    description: text("descrierea", 5000, "Descrieți firma"),
    industry: optional(choice(codesOf(INDUSTRIES), "domeniul")),
    foundedYear: year(today),
    employees: optional(choice(EMPLOYEE_RANGES, "numărul de angajați")),
    headquarters: optional(line("localitatea sediului")),
    county: optional(county),
  });

export const contactForm = z
  .object({
    website: optional(website),
    phone: optional(phone),
    email: optional(email),
    emailPublic: tick,
  })
  .refine(({ email: address, emailPublic }) => address !== null || !emailPublic, {
    path: ["email"],
    error: "Introduceți adresa care să se vadă, sau debifați afișarea ei",
  });

/** `none`: no category was meant, and what follows from that was read. */
export const categoriesForm = z.object({
  categories: choices(CATEGORY_CODES, "categoriile"),
  counties: choices(county.options, "județele"),
  none: tick,
});

const id = optional(idOf("rândul"));

export const serviceRows = {
  schema: z.object({ id, name: line("denumirea serviciului"), description: optional(text("descrierea", 1000)) }),
  said: ["name", "description"],
  most: MOST_ROWS.services,
} satisfies RowRules<z.ZodType>;

export const specialisationRows = {
  schema: z.object({ id, name: line("specializarea", 120) }),
  said: ["name"],
  most: MOST_ROWS.specialisations,
} satisfies RowRules<z.ZodType>;

export const certificationRows = {
  schema: z.object({ id, name: line("denumirea certificării"), detail: optional(line("detaliile", 300)) }),
  said: ["name", "detail"],
  most: MOST_ROWS.certifications,
} satisfies RowRules<z.ZodType>;

export const memberRows = {
  schema: z.object({
    id,
    name: line("numele"),
    position: line("funcția"),
    experience: optional(line("experiența", 300)),
  }),
  said: ["name", "position", "experience"],
  most: MOST_ROWS.team,
} satisfies RowRules<z.ZodType>;

export const projectRows = (today: LocalDate) =>
  ({
    schema: z
      .object({
        id,
        name: line("numele proiectului", 300),
        year: year(today),
        budget: optional(sum),
        currency,
      })
      .refine(({ budget, currency: chosen }) => (budget?.currency ?? chosen) === chosen, {
        path: ["budget"],
        error: OTHER_CURRENCY,
      })
      .transform(({ budget, currency: chosen, ...project }) => ({
        ...project,
        budget: budget?.minor ?? null,
        currency: budget === null ? null : chosen,
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
        title: line("titlul ofertei"),
        description: line("descrierea ofertei", 1000, "Descrieți oferta"),
        validUntil: day("până când este valabilă oferta"),
      })
      .refine(({ id: row, validUntil }) => validUntil >= today || (row !== null && stored.get(row) === validUntil), {
        path: ["validUntil"],
        error: PAST,
      }),
    said: ["title", "description", "validUntil"],
    most: MOST_ROWS.offers,
  }) satisfies RowRules<z.ZodType>;
