import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { now } from "~/platform/clock";
import { settings } from "~/platform/settings.server";
import { programPath } from "../rules/paths";
import { categoryName } from "../rules/vocabulary";
import type { EnrolmentRecord } from "../store/enrolments.server";
import type { ProgramRecord } from "../store/programs.server";

const DAY_BEFORE = 86_400;

type Place = Pick<EnrolmentRecord, "id" | "position" | "withdrawnAt">;

/**
 * A program as an iCalendar event of one participant; `link` is where they meet online, null when there is none. The event keeps its
 * id while the person keeps the seat and has a higher sequence after each change, so that calendars replace the stored event. It is
 * cancelled with the program and for whoever has withdrawn; whoever comes back has another event.
 */
export function calendarOf(program: ProgramRecord, place: Place, link: string | null): string {
  const { id, kind, title, startsAt, endsAt, category } = program;
  const isCancelled = program.cancelledAt !== null || place.withdrawnAt !== null;
  const url = `${settings().origin}${programPath(kind, id)}`;
  const calendar = ical({ prodId: { company: "PSP", product: "Programe", language: "RO" } });
  calendar.method(ICalCalendarMethod.PUBLISH);
  const event = calendar.createEvent({
    id: `program-${place.id}-${place.position}@psp`,
    sequence: program.sequence + Number(place.withdrawnAt !== null),
    stamp: now(),
    ...{ start: startsAt, end: endsAt, summary: title, url },
    description: [categoryName(category), ...(link === null || isCancelled ? [] : [link]), url].join("\n"),
    location: program.place ?? "Online",
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isCancelled)
    event.createAlarm({ type: ICalAlarmType.display, trigger: DAY_BEFORE, description: `Mâine: ${title}` });
  return calendar.toString();
}
