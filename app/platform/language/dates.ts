import { addDays, atHour, hourOf, type LocalDate, localDateOf, TIME_ZONE } from "../calendar/local-date";
import { plural } from "./plural";

const MINUTE = 60_000;

const long = formatter({ day: "numeric", month: "long", year: "numeric" });
const short = formatter({ day: "numeric", month: "short", year: "numeric" });
const numeric = formatter({ day: "2-digit", month: "2-digit", year: "numeric" });
const weekday = formatter({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** "5 noiembrie 2026" */
export function dateLong(when: Date | LocalDate): string {
  return long().format(instantOf(when));
}

/** "5 nov. 2026" */
export function dateShort(when: Date | LocalDate): string {
  return short().format(instantOf(when));
}

/** "05.11.2026" */
export function dateNumeric(when: Date | LocalDate): string {
  return numeric().format(instantOf(when));
}

/** "joi, 5 noiembrie 2026" */
export function weekdayDate(when: Date | LocalDate): string {
  return weekday().format(instantOf(when));
}

/** "5 noiembrie 2026, 09:03" */
export function dateTime(instant: Date): string {
  return `${dateLong(instant)}, ${hourOf(instant)}`;
}

/** For machines, as in the `datetime` of a `<time>`: a day as it is, an instant in UTC. */
export function iso(when: Date | LocalDate): string {
  return typeof when === "string" ? when : when.toISOString();
}

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

/** The same at the end of what happened: "trimis acum 20 de minute", "trimis ieri, 16:00", "trimis la 5 noiembrie 2026". */
export function since(instant: Date, now: Date): string {
  const words = relative(instant, now);
  return words === dateLong(instant) ? `la ${words}` : words;
}

function formatter(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return onFirstUse(() => new Intl.DateTimeFormat("ro-RO", { ...options, timeZone: TIME_ZONE }));
}

function instantOf(when: Date | LocalDate): Date {
  return typeof when === "string" ? atHour(when, "12:00") : when;
}

/** What is costly to make and seldom needed, such as a formatter of a language: made when it is first asked for, then kept. */
function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
