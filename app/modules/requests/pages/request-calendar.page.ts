import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { actorOf } from "~/modules/accounts/http/request.server";
import { isFirma } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import { opportunityPath, requestPath } from "../rules/paths";
import { changesOf } from "../store/fisa.server";
import { eitherRequestOf } from "../store/requests.server";
import type { Route } from "./+types/request-calendar.page";

const DAY_BEFORE = 86_400;

/** The deadline as an iCalendar event with a stable id; 404 for a request that was not sent. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const request = await eitherRequestOf(actor, idFromPath(params.id));
  const { id, title, registration, deadlineAt } = request;
  if (registration === null || deadlineAt === null) throw notFound();
  const extensions = (await changesOf(id)).filter(({ kind }) => kind === "extension");
  const isCancelled = request.cancelledAt !== null;
  const url = `${settings().origin}${isFirma(actor) ? opportunityPath(id) : requestPath(id)}`;
  const calendar = ical({ prodId: { company: "PSP", product: "Solicitari", language: "RO" } });
  calendar.method(isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH);
  const event = calendar.createEvent({
    id: `termen-${id}@psp`,
    // a higher number makes calendars replace the stored event
    sequence: extensions.length + Number(isCancelled),
    stamp: now(),
    start: deadlineAt,
    summary: `Termen: ${title}`,
    description: `Termenul pentru oferte la solicitarea ${registration}.\n${url}`,
    url,
    organizer: { name: "PSP", email: settings().supportEmail },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  if (!isCancelled)
    event.createAlarm({ type: ICalAlarmType.display, trigger: DAY_BEFORE, description: `Mâine: ${title}` });
  return new Response(calendar.toString(), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="termen-${registration}.ics"`,
      "cache-control": "private, no-store",
    },
  });
}
