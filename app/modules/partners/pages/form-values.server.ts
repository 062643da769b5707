import type { Defaults, RefusedForm } from "~/platform/form/answers";
import { type Difference, differencesOf } from "~/platform/form/differences";
import { differencesIn as fieldDifferences, typedIn } from "~/platform/form/field-table.server";
import { type FormRow, rowsIn, valuesOfRows } from "~/platform/form/rows";
import { formatNumber } from "~/platform/language/numbers";
import { tidy } from "~/platform/language/text";
import { FIELDS } from "../rules/profile-fields";
import { isListSection, SECTIONS, type SectionContent, type WrittenSection } from "../rules/sections";

type Shows = { [S in WrittenSection]: (content: SectionContent[S]) => Defaults };

type Stored = Readonly<Record<string, string | number | null>>;

/** Stored fields as text; a row that is not stored yet has no id. */
const asText = (stored: Stored): FormRow =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([field, value]) =>
      field === "id" && value === null ? [] : [[field, String(value ?? "")]],
    ),
  );
const asRows = (rows: readonly Stored[]) => valuesOfRows(rows.map(asText));

const shows: Shows = {
  company: (values) => typedIn(FIELDS.company, values),
  contact: (values) => typedIn(FIELDS.contact, values),
  categories: (values) => typedIn(FIELDS.categories, values),
  services: asRows,
  specialisations: asRows,
  portfolio: (rows) =>
    asRows(
      rows.map(({ budget, currency, ...project }) => ({
        ...project,
        budget: budget === null ? null : formatNumber(budget / 100),
        currency: currency ?? "RON",
      })),
    ),
  team: asRows,
  certifications: asRows,
  offers: asRows,
};

/** The values of a section's form. */
export const formValuesOf = <S extends WrittenSection>(section: S, content: SectionContent[S]): Defaults =>
  shows[section](content);

/** The fields in which the typed form differs from what a colleague saved in the meantime, as text. */
export function differencesIn(section: WrittenSection, theirs: Defaults, yours: Defaults): Difference[] {
  if (isListSection(section)) {
    const lines = differentLines(rowLines(theirs), rowLines(yours));
    return differencesOf({ rows: SECTIONS[section] }, { rows: lines.theirs }, { rows: lines.yours });
  }
  return fieldDifferences(FIELDS[section], theirs, yours);
}

const HIDDEN = ["id"];

/** One line of text per row, without the id. */
function rowLines(values: Defaults): string[] {
  const lines = rowsIn(values).map((row) =>
    Object.entries(row)
      .filter(([field, value]) => !HIDDEN.includes(field) && value.trim() !== "")
      .map(([, value]) => tidy(value))
      .join(" · "),
  );
  return lines.filter((line) => line !== "");
}

/** The rows that are missing in the other list, or all rows when only their order differs. */
function differentLines(theirs: readonly string[], yours: readonly string[]) {
  const without = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => !others.includes(line)).join("\n");
  const different = { theirs: without(theirs, yours), yours: without(yours, theirs) };
  if (different.theirs !== "" || different.yours !== "") return different;
  return { theirs: theirs.join("\n"), yours: yours.join("\n") };
}

/** Drops the ids of rows that were deleted in the meantime, so that saving inserts them again. */
export function withKnownIds(values: RefusedForm["values"], standing: Defaults): RefusedForm["values"] {
  const known = new Set(rowsIn(standing).map(({ id }) => id));
  const rows = rowsIn(values).map(({ id, ...row }) => (id !== undefined && known.has(id) ? { id, ...row } : row));
  return rows.length === 0 ? values : valuesOfRows(rows);
}
