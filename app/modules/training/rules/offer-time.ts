import { addDays, atHour, localDateOf } from "~/platform/calendar/local-date";
import { isWorkingDay } from "~/platform/calendar/working-days";

const HOUR_MS = 3_600_000;
/** How long an offered seat is kept, counted only in working hours, so that it does not end in a night or a holiday. */
const OFFER_HOURS = 24;
const OPENS = "08:00";
const CLOSES = "20:00";
/** An offer never lasts nearer to the start than this. */
const BEFORE_START_HOURS = 12;

/** The moment after which no offer of a program lasts. */
export const lastOfferEnd = (startsAt: Date): Date => new Date(startsAt.getTime() - BEFORE_START_HOURS * HOUR_MS);

/** The moment when a seat offered now is no longer kept. */
export function offerEnd(now: Date, startsAt: Date): Date {
  const latest = lastOfferEnd(startsAt).getTime();
  let left = OFFER_HOURS * HOUR_MS;
  for (let day = localDateOf(now); ; day = addDays(day, 1)) {
    const from = Math.max(atHour(day, OPENS).getTime(), now.getTime());
    if (from >= latest) return new Date(latest);
    const counted = isWorkingDay(day) ? Math.max(0, atHour(day, CLOSES).getTime() - from) : 0;
    if (counted >= left) return new Date(Math.min(from + left, latest));
    left -= counted;
  }
}
