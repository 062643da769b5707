import { z } from "zod";
import { authorityKindCodes } from "~/modules/accounts/rules/authority";
import type { LocalDate } from "~/platform/calendar/local-date";
import { codesOf } from "~/platform/codes";
import { choice, county, day, email, line, optional, phone, readable, text, website } from "~/platform/form/fields";
import type { FieldOf, Section } from "./rules/editing";
import { MOST, parseArea, parseCount } from "./rules/figures";
import { ATTRACTION_TYPES, PROJECT_STATUSES } from "./rules/vocabulary";

/** Several lines that may be left out. */
const words = (name: string, most: number) => optional(text(name, most)).transform((written) => written ?? "");

const TOO_LARGE = "Numărul este prea mare. Verificați numărul de zerouri";

/** A figure that may be unknown. */
const measured = (parse: (typed: string) => number | null, example: string) =>
  optional(readable(parse, `Scrieți numai cifre, de exemplu ${example}`).refine((value) => value <= MOST, TOO_LARGE));

/** A statistic: what is no number counts as none. */
const statistic = measured((typed) => parseCount(typed) ?? 0, "14").transform((value) => value ?? 0);

const name = line("denumirea comunității", 150);
const kind = optional(choice(authorityKindCodes, "felul autorității"));
const address = optional(line("adresa", 300));
const description = words("descrierea", 10_000);

/** What a community begins with; everything else is added on its desk. */
export const creationForm = z.object({ name, kind, county, address, description });

export const claimRejectionForm = z.object({ reason: text("motivul", 1000) });

/** Of each section, with exactly its fields. */
export const sectionForms = {
  profile: z.object({ name, description, objectives: words("obiectivele", 10_000) }),
  location: z.object({
    kind,
    county,
    population: measured(parseCount, "4.120"),
    area: measured(parseArea, "84,5").refine((hectares) => hectares !== 0, {
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
  description: words("descrierea", 5_000),
});

const HIGHEST_PROGRESS = 100;

/** Per cent; what is no number counts as none. */
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

/** `today` is when a project begins that says nothing else. */
export const projectForm = (today: LocalDate) =>
  z
    .object({
      title: line("titlul proiectului", 150),
      description: words("descrierea", 5_000),
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
