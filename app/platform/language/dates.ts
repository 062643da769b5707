import { addDays, atHour, hourOf, type LocalDate, localDateOf, TIME_ZONE, yearOf } from "../calendar/local-date";
import { plural } from "./plural";

const MINUTE = 60_000;

const long = formatter({ day: "numeric", month: "long", year: "numeric" });
const month = formatter({ month: "long", year: "numeric" });
const monthWord = formatter({ month: "short" });
const short = formatter({ day: "numeric", month: "short", year: "numeric" });

/** "5 noiembrie 2026" */
export const dateLong = (when: Date | LocalDate): string => long().format(instantOf(when));

/** "5 nov. 2026" */
export const dateShort = (when: Date | LocalDate): string => short().format(instantOf(when));

/** "5 nov.", with the year when it is not the current one. */
export function dateNear(when: Date | LocalDate, now: Date): string {
  const day = typeof when === "string" ? when : localDateOf(when);
  const year = yearOf(day);
  return year === yearOf(localDateOf(now)) ? dateShort(day).replace(` ${year}`, "") : dateShort(day);
}

/** "5" and "nov.", for the slot of a row. */
export function dayAndMonth(when: Date | LocalDate): { at: string; day: string; month: string } {
  const [day = "", name = ""] = dateShort(when).split(" ");
  return { at: iso(when), day, month: name };
}

/** "noiembrie 2026" */
export const monthLong = (when: LocalDate): string => month().format(instantOf(when));

/** "nov." */
export const monthShort = (when: LocalDate): string => monthWord().format(instantOf(when));

/** "5 noiembrie 2026, 09:03" */
export const dateTime = (instant: Date): string => `${dateLong(instant)}, ${hourOf(instant)}`;

/** The `datetime` of a `<time>`: a day unchanged, an instant in UTC. */
export const iso = (when: Date | LocalDate): string => (typeof when === "string" ? when : when.toISOString());

/** "acum 20 de minute", "peste 3 ore", "ieri, 16:00", "mâine, 09:30", and beyond that the date: "5 noiembrie 2026". */
export function relative(instant: Date, now: Date): string {
  const past = instant <= now;
  const minutes = Math.floor(Math.abs(now.getTime() - instant.getTime()) / MINUTE);
  if (minutes === 0) return past ? "acum" : "în mai puțin de un minut";
  const direction = past ? "acum" : "peste";
  if (minutes < 60) return `${direction} ${plural(minutes, "minut", "minute")}`;

  const today = localDateOf(now);
  const day = localDateOf(instant);
  if (day === today) return `${direction} ${plural(Math.floor(minutes / 60), "oră", "ore")}`;
  if (day === addDays(today, -1)) return `ieri, ${hourOf(instant)}`;
  if (day === addDays(today, 1)) return `mâine, ${hourOf(instant)}`;
  return dateLong(instant);
}

/** As `relative`, with the short date: for the cells of lists. */
export function relativeShort(instant: Date, now: Date): string {
  const words = relative(instant, now);
  return words === dateLong(instant) ? dateNear(instant, now) : words;
}

/** As `relative`, for use after a verb: "trimis acum 20 de minute", "trimis ieri, 16:00", "trimis la 5 noiembrie 2026". */
export function since(instant: Date, now: Date): string {
  const words = relative(instant, now);
  return words === dateLong(instant) ? `la ${words}` : words;
}

/** Created on first use, because a formatter is costly and most pages need none. */
function formatter(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => {
    made ??= new Intl.DateTimeFormat("ro-RO", { ...options, timeZone: TIME_ZONE });
    return made;
  };
}

function instantOf(when: Date | LocalDate): Date {
  return typeof when === "string" ? atHour(when, "12:00") : when;
}
