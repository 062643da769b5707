import { codesOf } from "../../../platform/codes";
import { plural } from "../../../platform/language/plural";
import { fold } from "../../../platform/language/text";

/** Duration of the work, in the unit that the partner chose. */
export const DURATION_UNITS = { days: "zile", weeks: "săptămâni", months: "luni" } as const;

export type DurationUnit = keyof typeof DURATION_UNITS;
export const DURATION_UNIT_CODES = codesOf(DURATION_UNITS);
export const LONGEST_DURATION = 999;

/** As they are written after a number. */
const WRITTEN: Record<DurationUnit, readonly string[]> = {
  days: ["zile", "zi"],
  weeks: ["săptămâni", "săptămână"],
  months: ["luni", "lună"],
};
export const WRITTEN_UNITS = Object.values(WRITTEN).flat();

/** The unit that is written in a typed duration ("12 luni"); null for none. */
export function unitIn(typed: string): DurationUnit | null {
  const words = fold(typed.slice(0, 40));
  return DURATION_UNIT_CODES.find((unit) => WRITTEN[unit].some((word) => words.includes(fold(word)))) ?? null;
}

/** "3 săptămâni", "20 de zile" */
export function durationText(count: number, unit: DurationUnit): string {
  if (unit === "days") return plural(count, "zi", "zile");
  if (unit === "weeks") return plural(count, "săptămână", "săptămâni");
  return plural(count, "lună", "luni");
}
