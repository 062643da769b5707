import { daysBetween, type LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";

/** From this many days before its last day an offer counts as ending. */
const ENDING_DAYS = 14;

/** `holds`: public. `ending`: public, for a few more days. `expired`: shown only to its own firm. */
export type OfferState = "holds" | "ending" | "expired";

/** The last day is included. */
export function offerState(validUntil: LocalDate, today: LocalDate): OfferState {
  const left = daysBetween(today, validUntil);
  if (left < 0) return "expired";
  return left <= ENDING_DAYS ? "ending" : "holds";
}

/** "expiră astăzi", "expiră mâine", "mai este valabilă 9 zile, până la 30 noiembrie 2026", "a expirat la …" */
export function offerStateText(validUntil: LocalDate, today: LocalDate): string {
  const left = daysBetween(today, validUntil);
  if (left < 0) return `a expirat la ${dateLong(validUntil)}`;
  if (left === 0) return "expiră astăzi";
  if (left === 1) return "expiră mâine";
  return `mai este valabilă ${plural(left, "zi", "zile")}, până la ${dateLong(validUntil)}`;
}
