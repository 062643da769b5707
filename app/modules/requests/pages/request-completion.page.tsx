import { takeStep } from "~/modules/accounts/posted-step.server";
import { RequestStep, StepForm } from "../parts/request-step";
import { requestPath } from "../rules/request-query";
import { completeRequest } from "../verbs/decisions.server";
import type { Route } from "./+types/request-completion.page";
import { requestHere, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, formKey, request } = await stepOf("complete", route);
  return { step, formKey, partner: request.acceptedPartnerName ?? "" };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: requestHere,
    done: { title: "Colaborarea este finalizată.", text: "Scrieți o recenzie cât vă mai amintiți." },
    work: async ({ actor, id }) => {
      await completeRequest(actor, id);
      return requestPath(id, "review");
    },
  });

export default function RequestCompletion({ loaderData: { step, formKey, partner } }: Route.ComponentProps) {
  return (
    <RequestStep
      request={step}
      heading="Colaborarea s-a încheiat?"
      lead={`Lucrarea făcută de ${partner} este recepționată. Discuția cu firma se închide, iar solicitarea rămâne în dosar, finalizată.`}
    >
      <StepForm request={step} formKey={formKey} submit="Marchează finalizată" busyLabel="Se finalizează…" />
    </RequestStep>
  );
}
