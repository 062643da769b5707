import { actorOf } from "~/modules/accounts/request.server";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { clarificationForm } from "../forms/requests";
import { RequestStep, StepForm } from "../parts/request-step";
import { clarifyRequest } from "../verbs/sent.server";
import type { Route } from "./+types/request-clarification.page";
import { afterOnce, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, formKey } = await stepOf("clarify", route);
  return { step, formKey };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  const checked = checkForm(form, clarificationForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const flash = {
    tone: "green",
    title: "Clarificarea a fost adăugată.",
    text: "O văd toți partenerii, cu data de azi.",
  } as const;
  return afterOnce({ actor, id, form }, flash, async () => await clarifyRequest(actor, id, checked.value));
}

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
