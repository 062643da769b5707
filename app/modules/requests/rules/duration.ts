import { codesOf } from "../../../platform/codes";
import { plural } from "../../../platform/language/plural";

/** Duration of the work, in the unit that the partner chose. */
export const DURATION_UNITS = { days: "zile", weeks: "săptămâni", months: "luni" } as const;

export type DurationUnit = keyof typeof DURATION_UNITS;
export const DURATION_UNIT_CODES = codesOf(DURATION_UNITS);
export const LONGEST_DURATION = 999;

/** "3 săptămâni", "20 de zile" */
export function durationText(count: number, unit: DurationUnit): string {
  if (unit === "days") return plural(count, "zi", "zile");
  if (unit === "weeks") return plural(count, "săptămână", "săptămâni");
  return plural(count, "lună", "luni");
}
