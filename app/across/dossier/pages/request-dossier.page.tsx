import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { DossierPapers } from "~/modules/paperwork/parts/dossier-papers";
import { dossierPapers } from "~/modules/paperwork/views/dossier-papers.server";
import { Dossier } from "~/modules/requests/parts/dossier";
import { requestPath } from "~/modules/requests/rules/paths";
import { requestOf } from "~/modules/requests/store/requests.server";
import { dossierOf } from "~/modules/requests/views/request-dossier.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Cluster, Stack } from "~/ui/layout/layout";
import { PrintButton } from "~/ui/print/print-button";
import type { Route } from "./+types/request-dossier.page";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.dossier.title ?? "Dosar"} – PSP` },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const request = await requestOf(actor, idFromPath(params.id));
  return { dossier: await dossierOf(actor, request, now()), papers: await dossierPapers(request.id) };
}

/** The printable dossier of a request, with the papers of its purchase. */
export default function RequestDossier({ loaderData: { dossier, papers } }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <div className="split split--center screen-only">
        <Crumb href={requestPath(dossier.sheet.id)}>Solicitare</Crumb>
        <Cluster tight>
          <ButtonLink href={requestPath(dossier.sheet.id, "papers")}>Documentele instituției</ButtonLink>
          <PrintButton />
        </Cluster>
      </div>
      <Dossier dossier={dossier}>
        <DossierPapers papers={papers} />
      </Dossier>
    </Stack>
  );
}
