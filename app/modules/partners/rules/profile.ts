import { plural } from "~/platform/language/plural";

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

export const EMPLOYEE_RANGES = ["1-10", "10-50", "50-200", "200+"] as const;
export type EmployeeRange = (typeof EMPLOYEE_RANGES)[number];

/** "10–50 de angajați", "peste 200 de angajați" */
export function employeesText(range: EmployeeRange): string {
  const words: Record<EmployeeRange, string> = {
    "1-10": "1–10 angajați",
    "10-50": "10–50 de angajați",
    "50-200": "50–200 de angajați",
    "200+": "peste 200 de angajați",
  };
  return words[range];
}

/** Whole years since the founding year; null when it is not known or not a year that has come. */
export function experienceYears(foundedYear: number | null, today: string): number | null {
  if (foundedYear === null) return null;
  const years = Number(today.slice(0, 4)) - foundedYear;
  return years < 0 ? null : years;
}

const NAMED_COUNTIES = 3;

/** The counties that are named, and how many more there are: "Mureș, Harghita, Sibiu" and "și încă 4 județe". */
export function workArea(names: readonly string[]): { named: string; more: string | null } | null {
  if (names.length === 0) return null;
  const rest = names.length - NAMED_COUNTIES;
  const more = rest > 0 ? `și încă ${plural(rest, "județ", "județe")}` : null;
  return { named: names.slice(0, NAMED_COUNTIES).join(", "), more };
}
