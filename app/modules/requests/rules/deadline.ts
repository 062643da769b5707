import { addDays, atHour, hourOf, type LocalDate, localDateOf } from "~/platform/calendar/local-date";
import {
  addWorkingDays,
  earliestWorkingDeadline,
  isWorkingDay,
  workingDayFrom,
  workingDaysBefore,
} from "~/platform/calendar/working-days";
import { dateLong, dateTime } from "~/platform/language/dates";

/** Deadlines are on a working day, at a full hour of Romanian time. */
export const DEFAULT_HOUR = "16:00";
export const DEADLINE_HOURS = [
  "08:00",
  "09:00",
  "10:00",
  "11:00",
  "12:00",
  "13:00",
  "14:00",
  "15:00",
  "16:00",
  "17:00",
  "18:00",
] as const;

const DEFAULT_DAYS = 30;
const NOTICE_WORKING_DAYS = 5;
const QUESTIONS_BEFORE = 3;
const ANSWERS_BEFORE = 1;
/** Our own limit: a deadline more than a year away is a typing error. */
const LONGEST_DAYS = 365;

export type Limits = { deadlineAt: Date; questionsUntil: Date; answersUntil: Date };

/** Both earlier limits are at the deadline's local hour, also across a clock change. */
export function limitsOf(deadlineAt: Date): Limits {
  return {
    deadlineAt,
    questionsUntil: workingDaysBefore(deadlineAt, QUESTIONS_BEFORE),
    answersUntil: workingDaysBefore(deadlineAt, ANSWERS_BEFORE),
  };
}

export const defaultDeadline = (now: Date): Date =>
  atHour(workingDayFrom(addDays(localDateOf(now), DEFAULT_DAYS)), DEFAULT_HOUR);

export const earliestDeadlineDate = (now: Date): LocalDate => addWorkingDays(localDateOf(now), NOTICE_WORKING_DAYS);
export const latestDeadlineDate = (now: Date): LocalDate => addDays(localDateOf(now), LONGEST_DAYS);

/** The earliest allowed deadline at an hour of the day. */
export const earliestDeadline = (now: Date, hour: string = DEFAULT_HOUR): Date =>
  earliestWorkingDeadline(now, NOTICE_WORKING_DAYS, hour);

/** Why a day cannot be the deadline, with the days that can; null when it can. */
export function dayProblem(day: LocalDate, now: Date): string | null {
  const earliest = earliestDeadlineDate(now);
  const latest = latestDeadlineDate(now);
  if (day < earliest) {
    return `Alegeți o zi de la ${dateLong(earliest)} încolo, ca partenerii să aibă cel puțin 5 zile lucrătoare`;
  }
  if (day > latest) return `Alegeți o zi până la ${dateLong(latest)}`;
  if (isWorkingDay(day)) return null;
  return `Ziua de ${dateLong(day)} nu este lucrătoare. Prima zi lucrătoare după ea este ${dateLong(workingDayFrom(day))}`;
}

export const deadlineProblem = (deadlineAt: Date, now: Date): string | null => dayProblem(localDateOf(deadlineAt), now);

/** Why a deadline cannot be extended to a moment; null when it can. */
export function extensionProblem(deadlineAt: Date, current: Date, now: Date): string | null {
  if (deadlineAt <= current) return `Alegeți un termen mai târziu decât cel actual, ${dateTime(current)}`;
  return deadlineProblem(deadlineAt, now);
}

/** Deadline of a queued request when it is sent: the chosen one while it is still allowed, else the default. */
export function deadlineOnRelease(wish: Date | null, now: Date): Date {
  return wish !== null && deadlineProblem(wish, now) === null ? wish : defaultDeadline(now);
}

/** The same local hour, that many days later. */
export const daysAfter = (moment: Date, days: number): Date =>
  atHour(addDays(localDateOf(moment), days), hourOf(moment));
