import { tzOffset } from "@date-fns/tz/tzOffset";

export const TIME_ZONE = "Europe/Bucharest";

/** A day of the Romanian calendar, "2026-11-05": no hour, no zone, sorts as text. */
export type LocalDate = string & { readonly localDate: unique symbol };

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Null unless the text is "YYYY-MM-DD" and that day exists, in this century or those beside it: nobody means the year 9999. */
export function parseLocalDate(text: string): LocalDate | null {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return null;
  const midnight = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime())) return null;
  const day = dayOf(midnight.getTime());
  return day === text ? day : null;
}

/** `month` counts from 1; a day beyond the month's end runs on into the next one. */
export function localDate(year: number, month: number, day: number): LocalDate {
  return dayOf(Date.UTC(year, month - 1, day));
}

/** The day it is in Romania at that instant. */
export function localDateOf(instant: Date): LocalDate {
  return dayOf(instant.getTime() + offsetAt(instant.getTime()));
}

/** The clock's hour in Romania at that instant: "16:00". */
export function hourOf(instant: Date): string {
  return new Date(instant.getTime() + offsetAt(instant.getTime())).toISOString().slice(11, 16);
}

/**
 * The instant of an hour of a day in Romania. In the night when clocks go back, an hour that comes twice is its first;
 * in the night when they go forward, an hour that is left out is the same time counted on from before: 03:30 is 04:30.
 */
export function atHour(date: LocalDate, hour: string): Date {
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(hour)) throw new RangeError(`Not an hour: ${hour}`);
  const wall = Date.parse(`${date}T${hour}:00Z`);
  const before = wall - offsetAt(wall - DAY);
  const after = wall - offsetAt(wall + DAY);
  const fits = [before, after].filter((instant) => instant + offsetAt(instant) === wall);
  return new Date(fits.length > 0 ? Math.min(...fits) : before);
}

/** The first day of the month of a day. */
export const monthOf = (day: LocalDate): LocalDate => `${day.slice(0, 8)}01` as LocalDate;

export function addDays(date: LocalDate, days: number): LocalDate {
  return dayOf(Date.parse(date) + days * DAY);
}

/** Calendar days from one to the other, negative backwards. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (Date.parse(to) - Date.parse(from)) / DAY;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: LocalDate): number {
  return new Date(date).getUTCDay() || 7;
}

export function yearOf(date: LocalDate): number {
  return Number(date.slice(0, 4));
}

function offsetAt(time: number): number {
  return tzOffset(TIME_ZONE, new Date(time)) * MINUTE;
}

function dayOf(time: number): LocalDate {
  return new Date(time).toISOString().slice(0, 10) as LocalDate;
}
