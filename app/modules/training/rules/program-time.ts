import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { dateLong, dateTime } from "~/platform/language/dates";
import { interval } from "~/platform/language/numbers";

type Times = { startsAt: Date; endsAt: Date };

/** "16 decembrie 2026, 09:00–15:00", or both moments whole when it ends on another day. */
export function timeText({ startsAt, endsAt }: Times): string {
  if (localDateOf(startsAt) === localDateOf(endsAt))
    return `${dateLong(startsAt)}, ${interval(hourOf(startsAt), hourOf(endsAt))}`;
  return `${dateTime(startsAt)} – ${dateTime(endsAt)}`;
}
