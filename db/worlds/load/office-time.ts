import { addDays, atHour, type LocalDate, localDateOf, yearOf } from "~/platform/calendar/local-date";
import { isWorkingDay } from "~/platform/calendar/working-days";
import { itemAt } from "./random";

/** Milliseconds of office hours, 08:00 to 17:00 on working days, counted from the calendar's first day. */
export type Tick = number;

const HOUR = 3_600_000;
export const DAY: Tick = 9 * HOUR;
const OPENS = "08:00";
/** Deadlines come at 16:00, eight hours after the office opens. */
const DEADLINE: Tick = 8 * HOUR;

const CALENDAR_DAYS_BEFORE = 1_800;
const CALENDAR_DAYS_AFTER = 200;
const WORKING_DAYS_A_YEAR = 251;
export const THREE_YEARS: Tick = 3 * WORKING_DAYS_A_YEAR * DAY;

/** Ticks of office hours, so that nothing is sent, answered or decided at night. */
export class OfficeTime {
  readonly #days: LocalDate[] = [];
  readonly #opens: number[] = [];
  /** The last tick before the present. */
  readonly now: Tick;

  constructor(now: Date) {
    const today = localDateOf(now);
    const last = addDays(today, CALENDAR_DAYS_AFTER);
    for (let day = addDays(today, -CALENDAR_DAYS_BEFORE); day < last; day = addDays(day, 1)) {
      if (!isWorkingDay(day)) continue;
      this.#days.push(day);
      this.#opens.push(atHour(day, OPENS).getTime());
    }
    const present = this.#opens.findLastIndex((opens) => opens <= now.getTime());
    this.now = present * DAY + Math.min(now.getTime() - itemAt(this.#opens, present), DAY - 1);
  }

  milliseconds(tick: Tick): number {
    return itemAt(this.#opens, Math.floor(tick / DAY)) + (tick % DAY);
  }

  moment(tick: Tick): Date {
    return new Date(this.milliseconds(tick));
  }

  date(tick: Tick): LocalDate {
    return itemAt(this.#days, Math.floor(tick / DAY));
  }

  year(tick: Tick): number {
    return yearOf(this.date(tick));
  }
}

export const dayOf = (tick: Tick): number => Math.floor(tick / DAY);

/** The deadline on a working day, and the limits for questions and answers that go with it. */
export const deadlineOn = (day: number): Tick => day * DAY + DEADLINE;
export const questionsUntil = (day: number): Tick => deadlineOn(day - 3);
export const answersUntil = (day: number): Tick => deadlineOn(day - 1);
