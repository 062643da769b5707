import { daysBetween, hourOf, localDateOf } from "~/platform/calendar/local-date";
import { workingDaysBetween } from "~/platform/calendar/working-days";
import { dateNear, relative, since } from "~/platform/language/dates";
import { plural } from "~/platform/language/plural";

/** Time left in whole days, so that it holds all day: "Mai sunt 12 zile, din care 9 lucrătoare". */
export function countdown(deadlineAt: Date, now: Date): string {
  const today = localDateOf(now);
  const day = localDateOf(deadlineAt);
  const days = daysBetween(today, day);
  if (deadlineAt <= now) return `A trecut ${since(deadlineAt, now)}`;
  if (days === 0) return `Astăzi, ${relative(deadlineAt, now)}`;
  if (days === 1) return "Este mâine";
  const working = workingDaysBetween(today, day);
  const left = plural(days, "zi", "zile");
  return working === days ? `Mai sunt ${left}, toate lucrătoare` : `Mai sunt ${left}, din care ${working} lucrătoare`;
}

/** "4 dec., 16:00", with the year when it is not the current one. */
export const deadlineShort = (deadlineAt: Date, now: Date): string =>
  `${dateNear(deadlineAt, now)}, ${hourOf(deadlineAt)}`;
