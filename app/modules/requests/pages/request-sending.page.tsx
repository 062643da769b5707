import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { isVerified } from "~/modules/accounts/rules/actor";
import { whyUnverified } from "~/modules/accounts/rules/unverified";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { plural } from "~/platform/language/plural";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { PostPage } from "~/ui/form/form-page";
import { chosenDeadline, sendForm } from "../forms/requests";
import { DeadlineFields } from "../parts/request-fields";
import { deadlineOnRelease, defaultDeadline } from "../rules/deadline";
import { placeText } from "../rules/opportunity";
import { firmsTold } from "../rules/told";
import { matchCount } from "../store/matching.server";
import type { RequestRecord } from "../store/record.server";
import { requestOf } from "../store/requests.server";
import { sendRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-sending.page";
import { deadlineDays } from "./request-input.server";
import { requestAddress, stepOf } from "./request-step.server";
import { fisaView } from "./request-view.server";

export async function loader(route: Route.LoaderArgs) {
  const actor = actorOf(route.context);
  const verified = isVerified(actor);
  const { at, request, step } = await stepOf(verified ? "send" : "queue", route);
  const deadlineAt = deadlineOnRelease(request.deadlineAt, at) ?? defaultDeadline(at);
  return {
    step,
    outgoing: outgoingView(request, await reachOf(request), at),
    verified,
    unverified: whyUnverified(actor, "Instituția nu este încă verificată."),
    ...deadlineDays(at),
    defaults: { deadline: localDateOf(deadlineAt), deadlineHour: hourOf(deadlineAt) },
  };
}

/** How many firms will be told, the partner's name when it is addressed to one. */
async function reachOf(request: RequestRecord): Promise<string> {
  if (request.onlyPartnerName !== null) return `Numai partenerul ${request.onlyPartnerName}`;
  const count = await matchCount(request);
  if (count === 0)
    return "Nicio firmă verificată din această categorie, deocamdată; o văd ceilalți parteneri verificați";
  return `${plural(count, "firmă potrivită este anunțată", "firme potrivite sunt anunțate")}; o văd toți partenerii verificați`;
}

/** What is sent, to be read once more. */
function outgoingView(request: RequestRecord, reach: string, at: Date) {
  const { title, category, county, budget } = fisaView(request, { files: [], at });
  return [
    { term: "Titlu", detail: title },
    { term: "Categorie", detail: CATEGORIES[category] },
    { term: "Județ", detail: placeText(county) },
    { term: "Buget", detail: budget },
    { term: "Oferte", detail: request.sealed ? "Sigilate până la termen" : "Se citesc pe măsură ce sosesc" },
    { term: "Ajunge la", detail: reach },
  ];
}

const QUEUED = {
  title: "Solicitarea așteaptă verificarea.",
  text: "Se trimite automat după verificarea instituției. Până atunci o puteți modifica sau opri.",
};

async function sentWords(request: RequestRecord) {
  const told =
    request.onlyPartnerName === null
      ? firmsTold(await matchCount(request))
      : `O primește numai ${request.onlyPartnerName}.`;
  return { title: "Solicitarea a fost trimisă!", text: `Are număr de înregistrare. ${told}` };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, () => sendForm(now()), {
    back: requestAddress,
    done: async ({ actor, id }) => (isVerified(actor) ? sentWords(await requestOf(actor, id)) : QUEUED),
    work: async ({ actor, id, value }) => {
      await sendRequest(actor, id, { deadlineAt: chosenDeadline(value) });
    },
  });

export default function RequestSending({ loaderData, actionData }: Route.ComponentProps) {
  const { step, outgoing, verified, unverified, days, hint, defaults } = loaderData;
  return (
    <PostPage
      {...step}
      answered={actionData}
      defaults={defaults}
      heading="Trimiteți solicitarea"
      intro={
        verified
          ? "Primește un număr de înregistrare și o văd partenerii verificați. După trimitere, orice modificare le este arătată."
          : `${unverified} Solicitarea se trimite automat după verificare.`
      }
      before={
        <Card heading="Ce se trimite" action={<Anchor href={`${step.back.href}/preview`}>Cum o văd partenerii</Anchor>}>
          <Facts rows={outgoing} />
        </Card>
      }
      submit={verified ? "Trimite" : "Trimite după verificare"}
      busyLabel="Se trimite…"
    >
      <DeadlineFields days={days} hint={hint} />
    </PostPage>
  );
}
