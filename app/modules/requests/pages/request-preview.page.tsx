import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { OpportunitySheet, OpportunityText } from "../parts/opportunity-sheet";
import { requestPath } from "../rules/paths";
import { requestOf } from "../store/requests.server";
import type { Route } from "./+types/request-preview.page";
import { previewOf } from "./request-preview.server";

export const meta: Route.MetaFunction = () => [{ title: "Cum o văd partenerii – PSP" }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const request = await requestOf(actorOf(context), idFromPath(params.id));
  return { isDraft: request.sentAt === null, sheet: await previewOf(request, now()) };
}

export default function RequestPreview({ loaderData: { isDraft, sheet } }: Route.ComponentProps) {
  return (
    <>
      <Head crumb={{ href: requestPath(sheet.id), label: sheet.title }} />
      <Notice>
        {isDraft
          ? "Așa o vor vedea partenerii după trimitere, cu motivele pentru care li se potrivește și cu un buton pentru ofertă."
          : "Așa o văd partenerii, cu motivele pentru care li se potrivește și cu un buton pentru ofertă. Ofertele altora nu le vede niciunul."}
      </Notice>
      <OpportunitySheet sheet={sheet}>
        <OpportunityText sheet={sheet} filesAt={requestPath(sheet.id, "files")} />
      </OpportunitySheet>
    </>
  );
}
