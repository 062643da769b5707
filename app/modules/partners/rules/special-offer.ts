import { daysBetween, type LocalDate } from "~/platform/calendar/local-date";
import { dateLong } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";

/** So many days before its end an offer is called to mind. */
const ENDING_DAYS = 14;

/** `holds`: shown to all. `ending`: shown, for a few days more. `expired`: no longer shown to anybody else. */
export type OfferStanding = "holds" | "ending" | "expired";

/** Its last day counts whole. */
export function offerStanding(validUntil: LocalDate, today: LocalDate): OfferStanding {
  const left = daysBetween(today, validUntil);
  if (left < 0) return "expired";
  return left <= ENDING_DAYS ? "ending" : "holds";
}

/** "expiră astăzi", "expiră mâine", "mai este valabilă 9 zile, până la 30 noiembrie 2026", "a expirat la …" */
export function offerStandingText(validUntil: LocalDate, today: LocalDate): string {
  const left = daysBetween(today, validUntil);
  if (left < 0) return `a expirat la ${dateLong(validUntil)}`;
  if (left === 0) return "expiră astăzi";
  if (left === 1) return "expiră mâine";
  return `mai este valabilă ${plural(left, "zi", "zile")}, până la ${dateLong(validUntil)}`;
}
