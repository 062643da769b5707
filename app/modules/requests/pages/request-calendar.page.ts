import { isFirma } from "~/modules/accounts/rules/actor";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { calendarFile, calendarText } from "~/platform/calendar/calendar-file.server";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { settings } from "~/platform/settings.server";
import { opportunityPath, requestPath } from "../rules/paths";
import { changesOf } from "../store/correspondence.server";
import { eitherRequestOf } from "../store/requests.server";
import type { Route } from "./+types/request-calendar.page";

/** The deadline as an iCalendar event with a stable id; 404 for a request that was not sent. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const actor = actorOf(context);
  const request = await eitherRequestOf(actor, idFromPath(params.id));
  const { id, title, registration, deadlineAt } = request;
  if (registration === null || deadlineAt === null) throw notFound();
  const extensions = (await changesOf(id)).filter(({ kind }) => kind === "extension");
  const isCancelled = request.cancelledAt !== null;
  const url = `${settings().origin}${isFirma(actor) ? opportunityPath(id) : requestPath(id)}`;
  const deadline = {
    id: `termen-${id}@psp`,
    sequence: extensions.length + Number(isCancelled),
    start: deadlineAt,
    summary: `Termen: ${title}`,
    description: `Termenul pentru oferte la solicitarea ${registration}.\n${url}`,
    url,
    isCancelled,
    dayBefore: `Mâine: ${title}`,
  };
  return calendarFile(`termen-${registration}`, calendarText("Solicitari", [deadline]));
}
