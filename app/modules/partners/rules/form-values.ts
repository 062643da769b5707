import { type Difference, differencesOf } from "~/platform/form/differences";
import { type FormRow, rowsIn, valuesOfRows } from "~/platform/form/rows";
import { readableEmail } from "~/platform/language/host-name";
import { formatNumber } from "~/platform/language/numbers";
import { tidy } from "~/platform/language/text";
import { formatWebsite } from "~/platform/language/website";
import { countyByCode, isCountyCode } from "~/platform/romania/counties";
import { formatPhone } from "~/platform/romania/phone";
import { CATEGORIES, isCategory } from "./categories";
import { type EmployeeRange, employeesText, INDUSTRIES, type Industry } from "./profile";
import { type ListSection, MOST_ROWS, SECTIONS, type SectionContent, type WrittenSection } from "./sections";

export type FormValues = Record<string, string | string[]>;

export const isListSection = (section: string): section is ListSection => Object.hasOwn(MOST_ROWS, section);

type Shows = { [S in WrittenSection]: (content: SectionContent[S]) => FormValues };

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
  company: asText,
  contact: ({ website, phone, email, emailPublic }) => ({
    ...asText({
      website: website && formatWebsite(website),
      phone: phone && formatPhone(phone),
      email: email && readableEmail(email),
    }),
    emailPublic: emailPublic ? "on" : "",
  }),
  categories: ({ categories, counties }) => ({ categories: [...categories], counties: [...counties] }),
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
export const formValuesOf = <S extends WrittenSection>(section: S, content: SectionContent[S]): FormValues =>
  shows[section](content);

const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  company: {
    description: "Descriere",
    industry: "Domeniu",
    foundedYear: "Anul înființării",
    employees: "Angajați",
    headquarters: "Sediu",
    county: "Județ",
  },
  contact: { website: "Site", phone: "Telefon", email: "E-mail", emailPublic: "E-mailul se vede" },
  categories: { categories: "Categorii", counties: "Județe" },
};

/** The fields in which the typed form differs from what a colleague saved in the meantime, as text. */
export function differencesIn(section: WrittenSection, theirs: FormValues, yours: FormValues): Difference[] {
  if (isListSection(section)) {
    const lines = differentLines(rowLines(theirs), rowLines(yours));
    return differencesOf({ rows: SECTIONS[section] }, { rows: lines.theirs }, { rows: lines.yours });
  }
  const labels = LABELS[section] ?? {};
  const said = (values: FormValues) =>
    Object.fromEntries(Object.keys(labels).map((field) => [field, words(field, values[field])]));
  return differencesOf(labels, said(theirs), said(yours));
}

const HIDDEN = ["id"];

/** One line of text per row, without the id. */
function rowLines(values: FormValues): string[] {
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

function words(field: string, value: string | string[] | undefined): string {
  const codes = [value ?? ""].flat().filter((code) => code !== "");
  return codes.map((code) => word(field, code)).join(", ");
}

function word(field: string, code: string): string {
  if (field === "industry") return INDUSTRIES[code as Industry] ?? code;
  if (field === "employees") return employeesText(code as EmployeeRange) ?? code;
  if (field === "emailPublic") return "da";
  if (field.startsWith("count")) return isCountyCode(code) ? countyByCode(code).name : code;
  if (field === "categories") return isCategory(code) ? CATEGORIES[code] : code;
  return code;
}

/** Drops the ids of rows that were deleted in the meantime, so that saving inserts them again. */
export function withKnownIds(values: FormValues, standing: FormValues): FormValues {
  const known = new Set(rowsIn(standing).map(({ id }) => id));
  const rows = rowsIn(values).map(({ id, ...row }) => (id !== undefined && known.has(id) ? { id, ...row } : row));
  return rows.length === 0 ? values : valuesOfRows(rows);
}
