import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { notFound } from "~/platform/refusal";
import { deadlineFile } from "../calendar-file.server";
import { opportunityPath } from "../rules/opportunity-query";
import { changesOf } from "../store/fisa.server";
import { opportunityOf } from "../store/opportunity.server";
import type { Route } from "./+types/opportunity-deadline.page";
import { partnerOf } from "./partner.server";

/** The deadline for the partner's calendar. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const { row } = await opportunityOf(partnerOf(context), idFromPath(params.id));
  if (row.deadlineAt === null || row.registration === null) throw notFound();
  const extensions = (await changesOf(row.id)).filter(({ kind }) => kind === "extension");
  const text = deadlineFile({
    requestId: row.id,
    title: row.title,
    registration: row.registration,
    deadlineAt: row.deadlineAt,
    moved: extensions.length,
    cancelled: row.cancelledAt !== null,
    path: opportunityPath(row.id),
    now: now(),
  });
  return new Response(text, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${row.registration}.ics"`,
      "cache-control": "private, no-store",
    },
  });
}
