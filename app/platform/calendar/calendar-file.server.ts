import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { now } from "../clock";
import { onlyReadable } from "../language/characters";
import { settings } from "../settings.server";

export type CalendarEvent = {
  /** Stays the same, so that calendars replace the event that they keep. */
  id: string;
  /** Grows with each change of the event. */
  sequence: number;
  start: Date;
  end?: Date;
  summary: string;
  description: string;
  location?: string;
  url: string;
  isCancelled: boolean;
  /** What the alarm of the day before says; none without it, or when the event is cancelled. */
  dayBefore?: string;
};

const DAY_BEFORE = 86_400;

/** A calendar file (RFC 5545) that publishes these events, or cancels them when none is left (RFC 5546). `product` makes it. */
export function calendarText(product: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({ prodId: { company: "PSP", product, language: "RO" } });
  const isCancelled = events.every((event) => event.isCancelled);
  calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  for (const { isCancelled, dayBefore, summary, description, location, ...event } of events) {
    const made = calendar.createEvent({
      ...event,
      summary: onlyReadable(summary),
      description: onlyReadable(description),
      ...(location === undefined ? {} : { location: onlyReadable(location) }),
      stamp: now(),
      organizer: { name: "PSP", email: settings().supportEmail },
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
    if (!isCancelled && dayBefore !== undefined)
      made.createAlarm({ type: ICalAlarmType.display, trigger: DAY_BEFORE, description: onlyReadable(dayBefore) });
  }
  return `${calendar.toString()}\r\n`; // the library leaves out the end of the last line
}

/** What the file does with the events in it. A content type has to say the same (RFC 5545, section 3.7.2). */
export const methodOf = (calendar: string): string => /^METHOD:(\w+)\r$/m.exec(calendar)?.[1] ?? "PUBLISH";

export const calendarType = (calendar: string): string => `text/calendar; charset=utf-8; method=${methodOf(calendar)}`;

/** A calendar file of its reader alone. `name` is without its ending. */
export const calendarFile = (name: string, calendar: string): Response =>
  new Response(calendar, {
    headers: {
      "content-type": calendarType(calendar),
      "content-disposition": `attachment; filename="${name}.ics"`,
      "cache-control": "private, no-store",
    },
  });
