import { actorOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { deadlineFile } from "../calendar-file.server";
import { requestPath } from "../rules/request-query";
import { changesOf } from "../store/fisa.server";
import { requestOf } from "../store/requests.server";
import type { Route } from "./+types/request-calendar.page";

/** The deadline for a calendar; a request that was not sent has none. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { id, title, registration, deadlineAt, cancelledAt } = await requestOf(actorOf(context), idFromPath(params.id));
  if (registration === null || deadlineAt === null) throw notFound();
  const moves = (await changesOf(id)).filter(({ kind }) => kind === "extension");
  const facts = { requestId: id, title, registration, deadlineAt, path: requestPath(id), now: now() };
  const file = deadlineFile({ ...facts, moved: moves.length, cancelled: cancelledAt !== null });
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="termen-${registration}.ics"`,
      "cache-control": "private, no-store",
    },
  });
}
