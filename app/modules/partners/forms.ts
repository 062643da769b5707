import { z } from "zod";
import { type LocalDate, yearOf } from "~/platform/calendar/local-date";
import { shapeOf } from "~/platform/form/field-shape";
import * as field from "~/platform/form/fields";
import type { RowRules } from "~/platform/form/rows";
import { FIELDS } from "./rules/profile-fields";
import { blankRows, type ListSection, MOST_ROWS } from "./rules/sections";

/** Earlier than the founding of any firm that still exists in Romania. */
const FIRST_YEAR = 1850;

const year = (name: string, today: LocalDate) => {
  const between = `Scrieți ${name} cu patru cifre, între ${FIRST_YEAR} și ${yearOf(today)}`;
  const typedYear = field.readable((typed) => (/^\d{4}$/.test(typed) ? Number(typed) : null), between);
  return typedYear.refine((value) => value >= FIRST_YEAR && value <= yearOf(today), between);
};

export const companyForm = (today: LocalDate) =>
  z.object(shapeOf(FIELDS.company, { foundedYear: year("anul înființării", today) }));

export const contactForm = z
  .object(shapeOf(FIELDS.contact, {}))
  .refine(({ email: address, emailPublic }) => address !== null || !emailPublic, {
    path: ["email"],
    error: "Introduceți adresa care să se vadă, sau debifați afișarea ei",
  });

/** `none`: the firm confirms that it wants no category. */
export const categoriesForm = z.object({ ...shapeOf(FIELDS.categories, {}), none: field.tick });

const id = field.optional(field.idOf("rândul"));

/** The rules of a list. A row is empty, and left out, when no field of it differs from a blank one that has no default. */
const rowsOf = <Schema extends z.ZodType>(section: ListSection, schema: Schema): RowRules<Schema> => ({
  schema,
  said: Object.keys(blankRows[section]).filter((name) => blankRows[section][name] === ""),
  most: MOST_ROWS[section],
});

export const serviceRows = rowsOf(
  "services",
  z.object({
    id,
    name: field.line("denumirea serviciului"),
    description: field.optional(field.text("descrierea", 1000)),
  }),
);

export const specialisationRows = rowsOf("specialisations", z.object({ id, name: field.line("specializarea", 120) }));

export const certificationRows = rowsOf(
  "certifications",
  z.object({ id, name: field.line("denumirea certificării"), detail: field.optional(field.line("detaliile", 300)) }),
);

export const memberRows = rowsOf(
  "team",
  z.object({
    id,
    name: field.line("numele"),
    position: field.line("funcția"),
    experience: field.optional(field.line("experiența", 300)),
  }),
);

export const projectRows = (today: LocalDate) =>
  rowsOf(
    "portfolio",
    z
      .object({
        id,
        name: field.line("numele proiectului", 300),
        year: field.optional(year("anul", today)),
        budget: field.optional(field.sum("bugetul")),
        currency: field.currency,
      })
      .refine(({ budget, currency: chosen }) => (budget?.currency ?? chosen) === chosen, {
        path: ["budget"],
        error: field.otherCurrency("bugetul"),
      })
      .transform(({ budget, currency: chosen, ...project }) => ({
        ...project,
        budget: budget?.minor ?? null,
        currency: budget === null ? null : chosen,
      })),
  );

/** An offer may end on a past day only when it did so before. `stored` maps the id of each offer to its stored last day. */
export const offerRows = (today: LocalDate, stored: ReadonlyMap<string | null, LocalDate>) =>
  rowsOf(
    "offers",
    z
      .object({
        id,
        title: field.line("titlul ofertei"),
        description: field.line("descrierea ofertei", 1000, "Descrieți oferta"),
        validUntil: field.day("ultima zi a ofertei"),
      })
      .refine(({ id: row, validUntil }) => validUntil >= today || (row !== null && stored.get(row) === validUntil), {
        path: ["validUntil"],
        error: "Ziua a trecut: alegeți una de azi încolo",
      }),
  );
