import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { quoted } from "~/platform/language/quotes";
import { countTry } from "~/platform/rate-limit/rate-limit.server";
import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Crumb } from "~/ui/crumb/crumb";
import { Notice } from "~/ui/flash/flash";
import { PageHeading } from "~/ui/heading/heading";
import { Stack } from "~/ui/layout/layout";
import { paperForm } from "../forms/paperwork";
import { MadePapers } from "../parts/made-papers";
import { OtherPapers } from "../parts/other-papers";
import { Steps } from "../parts/steps";
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
  return (
    <Stack gap={3}>
      <Crumb href={view.request}>Solicitare</Crumb>
      <PageHeading
        heading="Documentele instituției"
        intro={`Se completează cu datele solicitării ${quoted(view.title)}. Ce lipsește rămâne cu puncte, de completat de mână sau în editorul de texte.`}
      />
      {view.mayWrite && !view.hasSignatories ? (
        <Notice
          action={
            <ButtonLink small href={view.letterhead}>
              Completează antetul
            </ButtonLink>
          }
        >
          Nu ați scris cine semnează: pe documente rămân locuri libere.
        </Notice>
      ) : null}
      <Notice tone={view.threshold.isOver ? "yellow" : "blue"}>{view.threshold.sentence}</Notice>
      {view.lacksCriterion ? (
        <Notice tone="yellow">
          Solicitarea a fost trimisă fără un criteriu de alegere anunțat. Pe documente locul lui rămâne gol și se spune:
          un criteriu nu se scrie după ce au venit ofertele.
        </Notice>
      ) : null}
      <Steps view={view} />
      <OtherPapers view={view} />
      <MadePapers view={view} />
      <p className="muted small">
        Textele se văd și se adaptează în <Anchor href={view.models}>Modelele documentelor</Anchor>; verificați-le
        împreună cu juristul instituției înainte de a semna. Antetul, sigla și semnatarii se scriu în{" "}
        <Anchor href={view.letterhead}>Antetul documentelor</Anchor>. Firmele nu văd nimic de aici.
      </p>
    </Stack>
  );
}
