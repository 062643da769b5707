import { calendarText } from "~/platform/calendar/calendar-file.server";
import { settings } from "~/platform/settings.server";
import { daysOf } from "../rules/days";
import { programPath } from "../rules/paths";
import { categoryName } from "../rules/vocabulary";
import type { EnrolmentRecord } from "../store/enrolments.server";
import type { ProgramRecord } from "../store/programs.server";

type Place = Pick<EnrolmentRecord, "id" | "position" | "withdrawnAt">;

/**
 * A program as iCalendar events of one participant, one for each of its days; `link` is where they meet online, null when there
 * is none. The event keeps its id while the person keeps the seat and has a higher sequence after each change, so that
 * calendars replace the stored event; the days that a program had and has no longer are cancelled. All are with the program and
 * for whoever has withdrawn; whoever comes back has other events.
 */
export function calendarOf(program: ProgramRecord, place: Place, link: string | null): string {
  const { id, kind, title, category } = program;
  const isCancelled = program.cancelledAt !== null || place.withdrawnAt !== null;
  const url = `${settings().origin}${programPath(kind, id)}`;
  const days = daysOf(program);
  const [first] = days;
  const dropped = Math.max(0, program.calendarDays - days.length);
  const events = [...days, ...Array.from({ length: dropped }, () => null)].map((day, index) => {
    const isGone = isCancelled || day === null;
    return {
      id: `program-${place.id}-${place.position}${index === 0 ? "" : `-${index + 1}`}@psp`,
      sequence: program.sequence + Number(place.withdrawnAt !== null),
      start: (day ?? first)?.start ?? program.startsAt,
      end: (day ?? first)?.end ?? program.endsAt,
      summary: days.length === 1 || isGone ? title : `${title} (ziua ${index + 1} din ${days.length})`,
      url,
      description: [categoryName(category), ...(link === null || isGone ? [] : [link]), url].join("\n"),
      location: program.place ?? "Online",
      isCancelled: isGone,
      ...(index === 0 ? { dayBefore: `Mâine: ${title}` } : {}),
    };
  });
  return calendarText("Programe", events);
}
