import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { Crumb } from "~/ui/crumb/crumb";
import { Notice } from "~/ui/flash/flash";
import { Stack } from "~/ui/layout/layout";
import { OpportunityFisa } from "../parts/opportunity-fisa";
import { defaultDeadline } from "../rules/deadline";
import { requestPath } from "../rules/paths";
import { interestIn } from "../store/opportunity.server";
import { filesOf } from "../store/request-files.server";
import { requestOf } from "../store/requests.server";
import type { Route } from "./+types/request-preview.page";
import { opportunityFisa } from "./opportunity-view.server";

export const meta: Route.MetaFunction = () => [{ title: "Cum o văd partenerii – PSP" }];

/** The request as partners see it, without the fields that only its owner may read. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  const isDraft = request.sentAt === null;
  const seen = isDraft ? { ...request, deadlineAt: request.deadlineAt ?? defaultDeadline(at) } : request;
  const opportunity = { request: seen, own: null, ...(await interestIn(request.id)) };
  const files = await filesOf(request.id);
  const fisa = opportunityFisa(opportunity, { partnerId: request.onlyPartnerId ?? "", files, reasons: [], now: at });
  return {
    isDraft,
    fisa: {
      ...fisa,
      number: request.registration ?? "La trimitere",
      status: isDraft ? ("active" as const) : fisa.status,
      hasCalendar: false,
    },
  };
}

export default function RequestPreview({ loaderData: { isDraft, fisa } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <Crumb href={requestPath(fisa.id)}>{fisa.title}</Crumb>
      <Notice>
        {isDraft
          ? "Așa o vor vedea partenerii după trimitere, cu motivele pentru care li se potrivește și cu un buton pentru ofertă."
          : "Așa o văd partenerii, cu motivele pentru care li se potrivește și cu un buton pentru ofertă. Ofertele altora nu le vede niciunul."}
      </Notice>
      <OpportunityFisa fisa={fisa} filesAt={requestPath(fisa.id, "files")} />
    </Stack>
  );
}
