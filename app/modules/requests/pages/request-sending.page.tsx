import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { actorOf } from "~/modules/accounts/http/request.server";
import { isVerified } from "~/modules/accounts/rules/actor";
import { whyUnverified } from "~/modules/accounts/rules/unverified";
import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { PostPage } from "~/ui/form/form-page";
import { chosenDeadline, sendForm } from "../forms/requests";
import { DeadlineFields } from "../parts/request-fields";
import { deadlineOnRelease, defaultDeadline } from "../rules/deadline";
import { sendRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-sending.page";
import { deadlineDays } from "./request-input.server";
import { requestAddress, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const actor = actorOf(route.context);
  const verified = isVerified(actor);
  const { at, request, step } = await stepOf(verified ? "send" : "queue", route);
  const deadlineAt = deadlineOnRelease(request.deadlineAt, at) ?? defaultDeadline(at);
  return {
    step,
    verified,
    unverified: whyUnverified(actor, "Instituția nu este încă verificată."),
    ...deadlineDays(at),
    defaults: { deadline: localDateOf(deadlineAt), deadlineHour: hourOf(deadlineAt) },
  };
}

const SENT = {
  sent: {
    title: "Solicitarea a fost trimisă!",
    text: "Are număr de înregistrare, iar partenerii potriviți sunt anunțați.",
  },
  queued: {
    title: "Solicitarea este pusă la rând.",
    text: "Se trimite automat după verificarea instituției. Până atunci o puteți modifica sau opri.",
  },
} as const;

export const action = (route: Route.ActionArgs) =>
  takeForm(route, () => sendForm(now()), {
    back: requestAddress,
    done: ({ actor }) => SENT[isVerified(actor) ? "sent" : "queued"],
    work: async ({ actor, id, value }) => {
      await sendRequest(actor, id, { deadlineAt: chosenDeadline(value) });
    },
  });

export default function RequestSending({ loaderData, actionData }: Route.ComponentProps) {
  const { step, verified, unverified, days, hint, defaults } = loaderData;
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
      submit={verified ? "Trimite" : "Trimite după verificare"}
      busyLabel="Se trimite…"
    >
      <DeadlineFields days={days} hint={hint} />
    </PostPage>
  );
}
