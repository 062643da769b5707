import { addDays, atHour, hourOf, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { isWorkingDay } from "~/platform/calendar/working-days";

type Span = { startsAt: Date; endsAt: Date };
type ProgramDay = { start: Date; end: Date };

/** Longer ones are a single event: a calendar is no place for a school year. */
const MOST_DAYS = 31;
const HOUR_MS = 3_600_000;

/**
 * The days of a program, each from its first hour to its last one. Weekends and holidays are left out unless it begins or ends
 * on one. What ends earlier in the day than it begins lasts through the night, as one.
 */
export function daysOf({ startsAt, endsAt }: Span): ProgramDay[] {
  const whole = [{ start: startsAt, end: endsAt }];
  const first = localDateOf(startsAt);
  const last = localDateOf(endsAt);
  const from = hourOf(startsAt);
  const to = hourOf(endsAt);
  if (first === last || to <= from) return whole;
  const everyDay = !isWorkingDay(first) || !isWorkingDay(last);
  const days: LocalDate[] = [];
  for (let day = first; day <= last && days.length <= MOST_DAYS; day = addDays(day, 1))
    if (everyDay || isWorkingDay(day)) days.push(day);
  return days.length > MOST_DAYS ? whole : days.map((day) => ({ start: atHour(day, from), end: atHour(day, to) }));
}

/** How many hours its days have. */
export const hoursIn = (span: Span): number =>
  daysOf(span).reduce((sum, { start, end }) => sum + (end.getTime() - start.getTime()) / HOUR_MS, 0);
