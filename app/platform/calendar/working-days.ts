import { holidayOn } from "./holidays";
import { addDays, atHour, daysBetween, hourOf, type LocalDate, localDateOf, weekdayOf } from "./local-date";

export function isWorkingDay(date: LocalDate): boolean {
  return weekdayOf(date) < 6 && holidayOn(date) === null;
}

/** The day itself when it is a working day, else the next one. */
export function workingDayFrom(date: LocalDate): LocalDate {
  let day = date;
  while (!isWorkingDay(day)) day = addDays(day, 1);
  return day;
}

/** The day it starts from does not count. Backwards when `count` is negative; the day itself when it is 0. */
export function addWorkingDays(date: LocalDate, count: number): LocalDate {
  const step = Math.sign(count);
  let day = date;
  for (let left = Math.abs(count); left > 0; ) {
    day = addDays(day, step);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/** Working days after `from` up to and with `to`; negative, and with `to` but without `from`, when `to` is earlier. */
export function workingDaysBetween(from: LocalDate, to: LocalDate): number {
  const step = Math.sign(daysBetween(from, to));
  let count = 0;
  for (let day = from; day !== to; ) {
    day = addDays(day, step);
    if (isWorkingDay(day)) count += step;
  }
  return count;
}

/** The earliest deadline at that hour of a working day, at least `days` working days after today. */
export function earliestWorkingDeadline(now: Date, days: number, hour: string): Date {
  return atHour(workingDayFrom(addWorkingDays(localDateOf(now), days)), hour);
}

/** The same hour of the day, that many working days earlier. */
export function workingDaysBefore(instant: Date, days: number): Date {
  return atHour(addWorkingDays(localDateOf(instant), -days), hourOf(instant));
}
