import { actorOf } from "~/modules/accounts/request.server";
import { isVerified } from "~/modules/accounts/rules/actor";
import { organisationById } from "~/modules/accounts/store/organisation.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { Crumb } from "~/ui/crumb/crumb";
import { Notice } from "~/ui/flash/flash";
import { Stack } from "~/ui/layout/layout";
import { OpportunityFisa } from "../parts/opportunity-fisa";
import { defaultDeadline } from "../rules/deadline";
import { requestPath } from "../rules/request-query";
import { responseFigures } from "../store/fisa.server";
import { filesOf } from "../store/request-files.server";
import { requestOf } from "../store/requests.server";
import { viewsOf } from "../store/views.server";
import type { Route } from "./+types/request-preview.page";
import { fisaOf } from "./opportunity-fisa-view.server";
import { fileViews } from "./request-view.server";

export const meta: Route.MetaFunction = () => [{ title: "Cum o văd partenerii – PSP" }];

/** The request as a partner reads it, with nothing of what only its owner knows. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  const files = await filesOf(request.id);
  const owner = await organisationById(request.ownerId);
  const isDraft = request.sentAt === null;
  const row = isDraft ? { ...request, deadlineAt: request.deadlineAt ?? defaultDeadline(at) } : request;
  const opportunity = {
    row,
    requester: { county: owner?.county ?? null, verified: isVerified(actor) },
    views: await viewsOf(request.id),
    responses: (await responseFigures(request, at)).total,
    own: null,
    subject: { request: row, own: null },
  };
  const fisa = fisaOf(opportunity, { partnerId: request.onlyPartnerId ?? "", files, reasons: [], now: at });
  return {
    id: request.id,
    title: request.title,
    isDraft,
    fisa: {
      ...fisa,
      number: request.registration ?? "La trimitere",
      status: isDraft ? ("active" as const) : fisa.status,
      files: fileViews(request.id, files),
      calendarHref: null,
    },
  };
}

export default function RequestPreview({ loaderData: { id, title, isDraft, fisa } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <Crumb href={requestPath(id)}>{title}</Crumb>
      <Notice>
        {isDraft
          ? "Așa o vor vedea partenerii după trimitere, cu motivele pentru care li se potrivește și cu un buton de răspuns."
          : "Așa o văd partenerii, cu motivele pentru care li se potrivește și cu un buton de răspuns. Ofertele altora nu le vede niciunul."}
      </Notice>
      <OpportunityFisa fisa={fisa} />
    </Stack>
  );
}
