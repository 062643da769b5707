import { isVerified } from "~/modules/accounts/rules/actor";
import { whyUnverified } from "~/modules/accounts/rules/unverified";
import { takeForm } from "~/modules/accounts/signed-in/posted-step.server";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { lowered } from "~/platform/language/text";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Facts } from "~/ui/fisa/fisa";
import { PostEnd } from "~/ui/form/form-end";
import { FormPage } from "~/ui/form/form-page";
import { KeptForm } from "~/ui/form/kept-form";
import { Stack } from "~/ui/layout/layout";
import { unbroken } from "~/ui/text/unbroken";
import { chosenDeadline, sendForm } from "../forms/requests";
import { OpportunitySheet, OpportunityText } from "../parts/opportunity-sheet";
import { DeadlineFields } from "../parts/request-fields";
import { deadlineOnRelease, defaultDeadline } from "../rules/deadline";
import { requestPath } from "../rules/paths";
import { readBy, sendingTold } from "../rules/recipients";
import { FILL_IN, type UnfilledPlace, unfilledPlaces, unfilledWords } from "../rules/unfilled-places";
import { matchCount } from "../store/matching.server";
import { sendRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-sending.page";
import { requestAddress, stepOf } from "./request-here.server";
import { deadlineDays } from "./request-input.server";
import { previewOf } from "./request-preview.server";

export async function loader(route: Route.LoaderArgs) {
  const actor = actorOf(route.context);
  const verified = isVerified(actor);
  const { at, request, step } = await stepOf(verified ? "send" : "queue", route);
  const deadlineAt = deadlineOnRelease(request.deadlineAt, at) ?? defaultDeadline(at);
  return {
    step,
    unfilled: unfilledPlaces(request),
    sheet: await previewOf({ ...request, deadlineAt }, at),
    terms: [
      { term: "Oferte", detail: request.sealed ? "Sigilate până la termen" : "Se citesc pe măsură ce sosesc" },
      { term: "Cine este anunțat", detail: sendingTold(request, await matchCount(request)) },
    ],
    verified,
    readers: lowered(readBy("O", request)),
    unverified: whyUnverified(actor, "Instituția nu este încă verificată."),
    ...deadlineDays(at),
    defaults: { deadline: localDateOf(deadlineAt), deadlineHour: hourOf(deadlineAt) },
  };
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

type View = Route.ComponentProps["loaderData"];

/**
 * What sends it, in sight at once, and below it the text as firms will read it; while places of a model are left in it, those
 * first.
 */
export default function RequestSending({ loaderData: view, actionData }: Route.ComponentProps) {
  const { step, unfilled, sheet, defaults } = view;
  const isComplete = unfilled.length === 0;
  return (
    <FormPage
      back={step.back}
      answered={actionData}
      defaults={defaults}
      heading={isComplete ? "Trimiteți solicitarea" : "Completați solicitarea"}
      intro={isComplete ? introOf(view) : `Nu a fost trimisă încă: are ${unfilledWords(unfilled.length)}.`}
    >
      {isComplete ? <Sending view={view} answered={actionData} /> : <ToFillIn id={sheet.id} places={unfilled} />}
      <OpportunitySheet sheet={sheet} level={2}>
        <OpportunityText sheet={sheet} filesAt={requestPath(sheet.id, "files")} />
      </OpportunitySheet>
    </FormPage>
  );
}

const introOf = ({ verified, readers, unverified }: View): string =>
  verified
    ? `Nu a fost trimisă încă. Verificați-o și apăsați Trimite. Primește atunci un număr de înregistrare; ${readers}, cu orice modificare.`
    : `Nu a fost trimisă încă. Verificați-o și apăsați Trimite după verificare. ${unverified} Solicitarea se trimite automat după verificare.`;

type SendingProps = { view: View; answered: Route.ComponentProps["actionData"] };

function Sending({ view: { step, terms, verified, days, hint }, answered }: SendingProps) {
  return (
    <>
      <KeptForm draft={null} answered={answered} fields={{ formKey: step.formKey }}>
        <DeadlineFields days={days} hint={hint} />
        <PostEnd
          submit={verified ? "Trimite" : "Trimite după verificare"}
          busyLabel="Se trimite…"
          cancel={step.back.href}
          cancelLabel="Înapoi la ciornă"
        />
      </KeptForm>
      <Facts rows={terms} />
    </>
  );
}

function ToFillIn({ id, places }: { id: string; places: readonly UnfilledPlace[] }) {
  return (
    <Card heading={unfilledWords(places.length)}>
      <Stack>
        <ul className="ruled">
          {places.map(({ where, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be left twice
            <li key={index}>
              <span className="small muted block">{where}</span>
              {unbroken(words)}
            </li>
          ))}
        </ul>
        <p>{FILL_IN}.</p>
        <ButtonLink variant="primary" href={`${requestPath(id, "edit")}#${places[0]?.field}`}>
          Completează textul
        </ButtonLink>
      </Stack>
    </Card>
  );
}
