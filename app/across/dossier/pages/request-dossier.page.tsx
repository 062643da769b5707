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
import { PrintButton } from "~/ui/button/print-button";
import dossierCss from "~/ui/dossier/dossier.css?url";
import { Head } from "~/ui/head/head";
import type { Route } from "./+types/request-dossier.page";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: dossierCss }];

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
    <>
      <Head
        crumb={{ href: requestPath(dossier.sheet.id), label: "Solicitare" }}
        actions={
          <>
            <ButtonLink href={requestPath(dossier.sheet.id, "papers")}>Documentele instituției</ButtonLink>
            <PrintButton />
          </>
        }
      />
      <Dossier dossier={dossier}>
        <DossierPapers papers={papers} />
      </Dossier>
    </>
  );
}
