import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { isVerified } from "~/modules/accounts/rules/actor";
import { whyUnverified } from "~/modules/accounts/rules/unverified";
import { CATEGORIES } from "~/modules/partners/rules/categories";
import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { lowered } from "~/platform/language/text";
import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { PostPage } from "~/ui/form/form-page";
import { chosenDeadline, sendForm } from "../forms/requests";
import { DeadlineFields } from "../parts/request-fields";
import { deadlineOnRelease, defaultDeadline } from "../rules/deadline";
import { placeText } from "../rules/opportunity";
import { readBy, sendingTold } from "../rules/told";
import { matchCount } from "../store/matching.server";
import type { RequestRecord } from "../store/record.server";
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
    outgoing: outgoingView(request, sendingTold(request, await matchCount(request)), at),
    verified,
    readers: lowered(readBy("O", request)),
    unverified: whyUnverified(actor, "Instituția nu este încă verificată."),
    ...deadlineDays(at),
    defaults: { deadline: localDateOf(deadlineAt), deadlineHour: hourOf(deadlineAt) },
  };
}

/** What is sent, to be read once more. */
function outgoingView(request: RequestRecord, told: string, at: Date) {
  const { title, category, county, budget } = fisaView(request, { files: [], at });
  return [
    { term: "Titlu", detail: title },
    { term: "Categorie", detail: CATEGORIES[category] },
    { term: "Județ", detail: placeText(county) },
    { term: "Buget", detail: budget },
    { term: "Oferte", detail: request.sealed ? "Sigilate până la termen" : "Se citesc pe măsură ce sosesc" },
    { term: "Cine este anunțat", detail: told },
  ];
}

const SENT = { title: "Solicitare trimisă!", text: "Are număr de înregistrare." };
const QUEUED = {
  title: "Solicitarea așteaptă verificarea.",
  text: "Se trimite automat după verificarea instituției. Până atunci o puteți modifica sau opri.",
};

export const action = (route: Route.ActionArgs) =>
  takeForm(route, () => sendForm(now()), {
    back: requestAddress,
    work: ({ actor, id, value }) => sendRequest(actor, id, { deadlineAt: chosenDeadline(value) }),
    done: ({ actor }, did) => {
      if (did === null) return isVerified(actor) ? SENT : QUEUED;
      return did.told === null ? QUEUED : { ...SENT, text: `${SENT.text} ${sendingTold(did.request, did.told)}` };
    },
  });

export default function RequestSending({ loaderData, actionData }: Route.ComponentProps) {
  const { step, outgoing, verified, readers, unverified, days, hint, defaults } = loaderData;
  return (
    <PostPage
      {...step}
      answered={actionData}
      defaults={defaults}
      heading="Trimiteți solicitarea"
      intro={
        verified
          ? `Primește un număr de înregistrare. După trimitere ${readers}, cu orice modificare.`
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
