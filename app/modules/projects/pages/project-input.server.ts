import { CATEGORIES } from "~/modules/partners/rules/categories";
import { addDays, localDateOf, parseLocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { formatSum } from "~/platform/language/money";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import { exchangeForm } from "../forms";
import { PRIORITIES } from "../rules/exchange";
import type { ProjectRecord } from "../store/projects.server";
import { valuesOf } from "../verbs/projects.server";

export const PROJECT_LIMIT: Limit = {
  name: "projects",
  most: 60,
  seconds: 3_600,
  sentence: "Ați salvat multe proiecte într-un timp scurt. Ce ați scris a rămas mai jos, nesalvat.",
};

const DAYS = 366;

/** The days that may be the last one for applications. */
export function daysFrom(now: Date) {
  const today = localDateOf(now);
  return { min: today, max: addDays(today, DAYS) };
}

export const formAt = (now: Date) => exchangeForm(daysFrom(now).min, daysFrom(now).max);

/** The stored values, as the form's fields. */
export function fieldsOf(project: ProjectRecord, privateText: string | null) {
  const { budget, ...values } = valuesOf(project, privateText);
  return { ...values, budget: formatSum(budget), privateText: privateText ?? "" };
}

export const FIELD_LABELS = {
  title: "Titlul proiectului",
  description: "Descrierea publică",
  category: "Categoria",
  priority: "Prioritatea",
  budget: "Bugetul, în lei",
  applicationsUntil: "Ultima zi pentru aplicații",
  privateText: "Descrierea care nu este publică",
} as const;

/** The same with labels in place of codes, for a comparison that people read. */
export function inWords(fields: Readonly<Record<string, unknown>>): Record<keyof typeof FIELD_LABELS, string> {
  const text = (name: keyof typeof FIELD_LABELS) => String(fields[name] ?? "");
  const label = (table: Readonly<Record<string, string>>, code: string) => table[code] ?? code;
  const day = parseLocalDate(text("applicationsUntil"));
  return {
    ...{
      title: text("title"),
      description: text("description"),
      privateText: text("privateText"),
      budget: text("budget"),
    },
    category: label(CATEGORIES, text("category")),
    priority: label(PRIORITIES, text("priority")),
    applicationsUntil: day ? dateLong(day) : text("applicationsUntil"),
  };
}
