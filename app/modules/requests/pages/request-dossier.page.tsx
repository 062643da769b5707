import { actorOf } from "~/modules/accounts/http/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Cluster, Stack } from "~/ui/layout/layout";
import { PrintButton } from "~/ui/print/print-button";
import { Dossier } from "../parts/dossier";
import { requestPath } from "../rules/paths";
import { requestOf } from "../store/requests.server";
import type { Route } from "./+types/request-dossier.page";
import { dossierOf } from "./request-dossier.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.title ?? "Dosar"} – PSP` }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = actorOf(context);
  return dossierOf(actor, await requestOf(actor, idFromPath(params.id)), now());
}

/** The printable dossier of a request. */
export default function RequestDossier({ loaderData: dossier }: Route.ComponentProps) {
  return (
    <Stack gap={3}>
      <div className="split split--center screen-only">
        <Crumb href={requestPath(dossier.fisa.id)}>Solicitare</Crumb>
        <Cluster tight>
          <ButtonLink href={requestPath(dossier.fisa.id, "papers")}>Documentele instituției</ButtonLink>
          <PrintButton />
        </Cluster>
      </div>
      <Dossier dossier={dossier} />
    </Stack>
  );
}
