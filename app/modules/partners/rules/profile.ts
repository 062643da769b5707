import { plural } from "~/platform/language/plural";
import { counties } from "~/platform/romania/counties";

export const INDUSTRIES = {
  consultancy: "Consultanță",
  it: "IT",
  construction: "Construcții",
  legal: "Juridic",
  financial: "Financiar",
  marketing: "Marketing",
  other: "Altele",
} as const;
export type Industry = keyof typeof INDUSTRIES;

export const EMPLOYEES = {
  "1-10": "1–10 angajați",
  "10-50": "10–50 de angajați",
  "50-200": "50–200 de angajați",
  "200+": "peste 200 de angajați",
} as const;
export type EmployeeRange = keyof typeof EMPLOYEES;

/** Whole years since the founding year; null when the year is unknown or in the future. */
export function experienceYears(foundedYear: number | null, today: string): number | null {
  if (foundedYear === null) return null;
  const years = Number(today.slice(0, 4)) - foundedYear;
  return years < 0 ? null : years;
}

/** Up to this many counties are all named; otherwise the first three, and the others on demand. */
const COUNTIES_AT_ONCE = 8;
const NAMED_COUNTIES = 3;

export type WorkArea = { named: string; more: { words: string; names: string } | null };

/** "Mureș, Harghita, Sibiu" and, after "și încă 9 județe", the others; null without counties. */
export function workArea(names: readonly string[]): WorkArea | null {
  if (names.length === 0) return null;
  if (names.length === counties.length) return { named: "Toată țara", more: null };
  if (names.length <= COUNTIES_AT_ONCE) return { named: names.join(", "), more: null };
  const others = names.slice(NAMED_COUNTIES);
  return {
    named: names.slice(0, NAMED_COUNTIES).join(", "),
    more: { words: `și încă ${plural(others.length, "județ", "județe")}`, names: others.join(", ") },
  };
}
