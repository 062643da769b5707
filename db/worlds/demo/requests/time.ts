import { addDays, atHour, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import { isWorkingDay, workingDayFrom } from "~/platform/calendar/working-days";
import { now } from "~/platform/clock";
import type { When } from "./story";

/** The day from which the world's stories count. Read while the true clock runs, before any story shifts it. */
let today: LocalDate | null = null;

export function startToday(): void {
  today = localDateOf(now());
}

const dayFromToday = (days: number): LocalDate => addDays(today ?? localDateOf(now()), days);

export const momentOf = ([daysAgo, hour]: When): Date => atHour(workingDayUntil(dayFromToday(-daysAgo)), hour);

/** A deadline that many days from today, on a working day: after it when it lies ahead, before it when it has passed. */
export function deadlineOn(days: number): Date {
  const day = dayFromToday(days);
  return atHour(days > 0 ? workingDayFrom(day) : workingDayUntil(day), "16:00");
}

function workingDayUntil(day: LocalDate): LocalDate {
  let last = day;
  while (!isWorkingDay(last)) last = addDays(last, -1);
  return last;
}
