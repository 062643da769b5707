import { takeForm } from "~/modules/accounts/posted-step.server";
import { answersOf } from "~/platform/form/answers";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { clarificationForm } from "../forms/requests";
import { RequestStep, StepForm } from "../parts/request-step";
import { clarifyRequest } from "../verbs/sent.server";
import type { Route } from "./+types/request-clarification.page";
import { requestHere, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, formKey } = await stepOf("clarify", route);
  return { step, formKey };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, clarificationForm, {
    back: requestHere,
    done: { title: "Clarificarea a fost adăugată.", text: "O văd toți partenerii, cu data de azi." },
    work: ({ actor, id, value }) => clarifyRequest(actor, id, value),
  });

export default function RequestClarification({ loaderData: { step, formKey }, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  return (
    <RequestStep
      request={step}
      answers={answers}
      heading="Adăugați o clarificare"
      lead="O notă cu data de azi, pe care o văd toți partenerii. Cei care au răspuns sunt anunțați; ofertele lor rămân așa cum sunt."
    >
      <StepForm request={step} formKey={formKey} submit="Publică clarificarea" busyLabel="Se publică…">
        <Field
          name="text"
          label="Clarificarea"
          hint="Dacă schimbați descrierea, bugetul sau fișierele, folosiți „Modifică solicitarea”."
          error={answers.error("text")}
        >
          <Textarea rows={6} defaultValue={answers.field("text").defaultValue} />
        </Field>
      </StepForm>
    </RequestStep>
  );
}
