import { addDays, localDateOf } from "~/platform/calendar/local-date";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import { exchangeForm } from "../forms";

export const PROJECT_LIMIT: Limit = {
  name: "projects",
  most: 60,
  seconds: 3_600,
  sentence: "Ați salvat multe proiecte într-un timp scurt. Ce ați scris a rămas mai jos, nesalvat.",
};

const DAYS = 366;

/** The days that may be the last one for applications. */
export function daysFrom(now: Date) {
  const today = localDateOf(now);
  return { min: today, max: addDays(today, DAYS) };
}

export const formAt = (now: Date) => exchangeForm(daysFrom(now).min, daysFrom(now).max);
