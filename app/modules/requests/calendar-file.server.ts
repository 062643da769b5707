import ical, { ICalAlarmType, ICalEventStatus } from "ical-generator";
import { settings } from "~/platform/settings.server";

export type DeadlineFacts = {
  requestId: string;
  title: string;
  registration: string;
  deadlineAt: Date;
  /** How often the deadline moved: calendars replace what they hold by a higher number. */
  moved: number;
  cancelled: boolean;
  /** The page of whoever asked. */
  path: string;
  now: Date;
};

const DAY_BEFORE = 86_400;

/** The deadline of a request for a calendar: the same entry however often it is fetched. */
export function deadlineFile(facts: DeadlineFacts): string {
  const { requestId, title, registration, deadlineAt, moved, cancelled, path, now } = facts;
  const url = `${settings().origin}${path}`;
  const calendar = ical({ prodId: { company: "PSP", product: "Solicitari", language: "RO" } });
  const event = calendar.createEvent({
    id: `termen-${requestId}@psp`,
    sequence: moved + Number(cancelled),
    stamp: now,
    start: deadlineAt,
    summary: `Termen: ${title}`,
    description: `Termenul pentru răspunsuri la solicitarea ${registration}.\n${url}`,
    url,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: DAY_BEFORE, description: `Mâine: ${title}` });
  return calendar.toString();
}
