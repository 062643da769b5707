import { z } from "zod";
import { authorityKindCodes } from "~/modules/accounts/rules/authority";
import type { LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import { choice, county, day, email, line, optional, phone, readable, text, website } from "~/platform/form/fields";
import type { FieldOf, Section } from "./rules/editing";
import { ATTRACTION_TYPES, PROJECT_STATUSES } from "./rules/vocabulary";

/** The largest value of a PostgreSQL `integer`. */
const MAX_INTEGER = 2_147_483_647;

/** Parses a count as people write it: "4.120" and "4 120" are 4120, "12,5" is 12. Null for any other text. */
export function parseCount(text: string): number | null {
  const compact = text.replace(/[\s']/g, "");
  const [, integerPart] = /^(\d{1,3}(?:\.\d{3})+)(?:,\d*)?$/.exec(compact) ?? /^(\d+)(?:[.,]\d*)?$/.exec(compact) ?? [];
  return integerPart === undefined ? null : Number(integerPart.replaceAll(".", ""));
}

/**
 * Parses square kilometres into hectares: "84,5" and "84.5" are 8450, "1.234,5" is 123450; three digits after a single
 * dot are thousands. Null for any other text.
 */
export function parseArea(text: string): number | null {
  const compact = text.replace(/[\s']|km²|km2|km/gi, "");
  const [, integerPart, decimals = ""] =
    /^(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(compact) ?? /^(\d+)(?:[.,](\d+))?$/.exec(compact) ?? [];
  if (integerPart === undefined) return null;
  return Math.round(Number(`${integerPart.replaceAll(".", "")}.${decimals || "0"}`) * 100);
}

/** Optional text of several lines, "" when it is missing. */
const optionalText = (name: string, most: number) => optional(text(name, most)).transform((written) => written ?? "");

const TOO_LARGE = "Numărul este prea mare. Verificați numărul de zerouri";

/** An optional number. */
const optionalNumber = (parse: (typed: string) => number | null, example: string) =>
  optional(
    readable(parse, `Scrieți numai cifre, de exemplu ${example}`).refine((value) => value <= MAX_INTEGER, TOO_LARGE),
  );

/** An optional count; text that is not a number counts as 0. */
const statistic = optionalNumber((typed) => parseCount(typed) ?? 0, "14").transform((value) => value ?? 0);

const name = line("denumirea comunității", 150);
const kind = optional(choice(authorityKindCodes, "felul autorității"));
const address = optional(line("adresa", 300));
const description = optionalText("descrierea", 10_000);

/** The fields of a new community; everything else is added on its desk. */
export const creationForm = z.object({ name, kind, county, address, description });

export const claimRejectionForm = z.object({ reason: text("motivul", 1000) });

/** One schema per section, with exactly the fields of the section. */
export const sectionForms = {
  profile: z.object({ name, description, objectives: optionalText("obiectivele", 10_000) }),
  location: z.object({
    kind,
    county,
    population: optionalNumber(parseCount, "4.120"),
    area: optionalNumber(parseArea, "84,5").refine((hectares) => hectares !== 0, {
      error: "Suprafața este mai mare decât 0",
    }),
  }),
  statistics: z.object({
    projectsCompleted: statistic,
    budgetAllocated: optional(line("bugetul alocat", 120)),
    citizensServed: statistic,
  }),
  contact: z.object({ address, phone: optional(phone), email: optional(email), website: optional(website) }),
} satisfies { [S in Section]: z.ZodObject<Record<FieldOf<S>, z.ZodType>> };

export const attractionForm = z.object({
  name: line("denumirea atracției", 150),
  type: choice(codesOf(ATTRACTION_TYPES), "felul atracției"),
  description: optionalText("descrierea", 5_000),
});

const HIGHEST_PROGRESS = 100;

/** In per cent; text that is not a number counts as 0. */
const progress = optional(
  readable((typed) => {
    const number = Number(typed.replace(/[\s%]/g, "").replace(",", "."));
    const value = Number.isNaN(number) ? 0 : Math.round(number);
    return value < 0 || value > HIGHEST_PROGRESS ? null : value;
  }, `Progresul este între 0 și ${HIGHEST_PROGRESS}`),
).transform((value) => value ?? 0);

type Period = { startsOn?: unknown; endsOn?: unknown };
const inOrder = ({ startsOn, endsOn }: Period): boolean =>
  typeof startsOn !== "string" || typeof endsOn !== "string" || startsOn <= endsOn;

/** A project without a start date starts `today`. */
export const projectForm = (today: LocalDate) =>
  z
    .object({
      title: line("titlul proiectului", 150),
      description: optionalText("descrierea", 5_000),
      status: choice(codesOf(PROJECT_STATUSES), "stadiul").default("planning"),
      progress,
      startsOn: optional(day()).transform((chosen) => chosen ?? today),
      endsOn: optional(day()),
    })
    .refine(inOrder, {
      path: ["endsOn"],
      error: "Proiectul nu se poate încheia înainte să înceapă",
      when: () => true,
    });
