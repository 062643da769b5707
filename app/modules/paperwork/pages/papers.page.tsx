import { Download } from "lucide-react";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { Notice } from "~/ui/flash/flash";
import { Head } from "~/ui/head/head";
import { Side, Stack } from "~/ui/layout/layout";
import { paperForm } from "../forms/paperwork";
import { MadePapers } from "../parts/made-papers";
import { OtherPapers } from "../parts/other-papers";
import type { PapersView } from "../parts/possible-paper";
import { NextPaper, Steps } from "../parts/steps";
import { BARE, papersPath } from "../rules/paths";
import { paperworkPolicy } from "../rules/policy";
import { writePaperOf } from "../verbs/papers.server";
import type { Route } from "./+types/papers.page";
import { papersView } from "./papers-view.server";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Documente: ${loaderData?.title ?? "solicitare"} – PSP` },
];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = uatOf(context);
  const at = now();
  const request = await requestOf(actor, idFromPath(params.id));
  paperworkPolicy.allow("read", actor, request, at);
  return papersView(actor, request, { at, bare: url.search === BARE });
}

/** Far more than a clerk needs, who writes to each of thirty firms; each paper costs a second of a core, and its place. */
const MAKING_LIMIT = {
  name: "paper-made",
  most: 60,
  seconds: 3_600,
  sentence: "Ați generat 60 de documente într-o oră.",
};

export async function action(route: Route.ActionArgs) {
  const actor = uatOf(route.context);
  return takeForm(route, paperForm, {
    back: async ({ id, form }) => papersPath((await requestOf(actor, id)).id) + (form?.has("bare") ? BARE : ""),
    done: { title: "Documentul a fost făcut.", text: "Îl descărcați din lista de la sfârșit." },
    prepare: async ({ id, value: { kind, response, bare } }) => {
      await countTry(MAKING_LIMIT, actor.userId);
      return writePaperOf(actor, id, { kind, responseId: response, bare });
    },
  });
}

/** The papers of a request, from the need to the payment. */
export default function Papers({ loaderData: view }: Route.ComponentProps) {
  const done = view.steps.filter(({ state }) => state === "made").length;
  return (
    <>
      <Head
        crumb={{ href: view.request, label: view.title }}
        heading="Documentele instituției"
        count={[`${done} din ${view.steps.length}`, "pași"]}
        actions={
          view.made.length > 0 ? (
            <ButtonLink icon={Download} href={view.archive} reload>
              Descarcă tot, ZIP
            </ButtonLink>
          ) : undefined
        }
      />
      <NextPaper view={view} />
      {view.threshold.warning ? <Notice tone="yellow">{view.threshold.warning}</Notice> : null}
      {view.lacksCriterion ? (
        <Notice tone="yellow">
          Solicitarea a fost trimisă fără un criteriu de alegere anunțat. Pe documente locul lui rămâne gol și se spune:
          un criteriu nu se scrie după ce au venit ofertele.
        </Notice>
      ) : null}
      <Side label="Antet, praguri și modele" aside={<About view={view} />}>
        <Stack>
          <Steps view={view} />
          <OtherPapers view={view} />
          <MadePapers view={view} />
        </Stack>
      </Side>
    </>
  );
}

function About({ view: { mayWrite, hasSignatories, letterhead, threshold, models } }: { view: PapersView }) {
  return (
    <>
      <Card heading="Antetul documentelor">
        <p className="small">
          {hasSignatories
            ? "Antetul, sigla și semnatarii apar pe documentele făcute de acum înainte."
            : "Nu ați scris cine semnează: pe documente rămân locuri libere."}
        </p>
        {mayWrite ? (
          <ButtonLink small href={letterhead}>
            {hasSignatories ? "Modifică antetul" : "Completează antetul"}
          </ButtonLink>
        ) : null}
      </Card>
      {threshold.warning ? null : (
        <Card heading="Pragurile achiziției directe">
          <Facts rows={threshold.rows} />
          <p className="small muted">{threshold.note}</p>
        </Card>
      )}
      <Card heading="Modele">
        <p className="small">
          Documentele se completează cu datele solicitării; ce lipsește rămâne cu puncte, de completat de mână sau în
          editorul de texte. Textele se văd și se adaptează în <Anchor href={models}>Modelele documentelor</Anchor>.
          Verificați-le împreună cu juristul instituției înainte de a semna.
        </p>
      </Card>
    </>
  );
}
