import { takeStep } from "~/modules/accounts/posted-step.server";
import { RequestStep, StepForm } from "../parts/request-step";
import { REQUESTS_PATH } from "../rules/request-query";
import { deleteRequest } from "../verbs/drafts.server";
import type { Route } from "./+types/request-deletion.page";
import { stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, formKey } = await stepOf("delete", route);
  return { step, formKey };
}

export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: () => REQUESTS_PATH,
    done: { title: "Ciorna a fost ștearsă." },
    work: ({ actor, id }) => deleteRequest(actor, id),
  });

export default function RequestDeletion({ loaderData: { step, formKey } }: Route.ComponentProps) {
  return (
    <RequestStep
      request={step}
      heading="Ștergeți ciorna?"
      lead={`„${step.title}” se șterge cu fișierele ei și nu mai poate fi adusă înapoi.`}
    >
      <StepForm request={step} formKey={formKey} variant="danger" submit="Șterge ciorna" busyLabel="Se șterge…" />
    </RequestStep>
  );
}
