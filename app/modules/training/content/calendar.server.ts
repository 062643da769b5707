import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { now } from "~/platform/clock";
import { settings } from "~/platform/settings.server";
import { daysOf } from "../rules/days";
import { programPath } from "../rules/paths";
import { categoryName } from "../rules/vocabulary";
import type { EnrolmentRecord } from "../store/enrolments.server";
import type { ProgramRecord } from "../store/programs.server";

const DAY_BEFORE = 86_400;

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
  const calendar = ical({ prodId: { company: "PSP", product: "Programe", language: "RO" } });
  calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  const days = daysOf(program);
  const [first] = days;
  const dropped = Math.max(0, program.calendarDays - days.length);
  for (const [index, day] of [...days, ...Array.from({ length: dropped }, () => null)].entries()) {
    const isGone = isCancelled || day === null;
    const event = calendar.createEvent({
      id: `program-${place.id}-${place.position}${index === 0 ? "" : `-${index + 1}`}@psp`,
      sequence: program.sequence + Number(place.withdrawnAt !== null),
      stamp: now(),
      ...{ start: (day ?? first)?.start ?? program.startsAt, end: (day ?? first)?.end ?? program.endsAt },
      ...{ summary: days.length === 1 || isGone ? title : `${title} (ziua ${index + 1} din ${days.length})`, url },
      description: [categoryName(category), ...(link === null || isGone ? [] : [link]), url].join("\n"),
      location: program.place ?? "Online",
      organizer: { name: "PSP", email: settings().supportEmail },
      status: isGone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (!isGone && index === 0)
      event.createAlarm({ type: ICalAlarmType.display, trigger: DAY_BEFORE, description: `Mâine: ${title}` });
  }
  return calendar.toString();
}
