import { actorOf } from "~/modules/accounts/request.server";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { stillEvaluatingForm } from "../forms/requests";
import { RequestStep, StepForm } from "../parts/request-step";
import { stillEvaluating } from "../verbs/sent.server";
import type { Route } from "./+types/request-evaluation.page";
import { afterOnce, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, formKey } = await stepOf("stillEvaluating", route);
  return { step, formKey };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  const checked = checkForm(form, stillEvaluatingForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const flash = { tone: "green", title: "Firmele au fost anunțate că încă se evaluează." } as const;
  return afterOnce({ actor, id, form }, flash, async () => await stillEvaluating(actor, id, checked.value));
}

export default function RequestEvaluation({ loaderData: { step, formKey }, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  return (
    <RequestStep
      request={step}
      answers={answers}
      heading="Încă se evaluează"
      lead="Firmele care au răspuns află că solicitarea nu este uitată. Nu schimbă nici termenul, nici ofertele."
    >
      <StepForm request={step} formKey={formKey} submit="Anunță firmele" busyLabel="Se anunță…">
        <Field
          name="text"
          label="Mesaj"
          optional
          hint="De exemplu: hotărâm la ședința consiliului din 3 decembrie."
          error={answers.error("text")}
        >
          <Textarea rows={3} defaultValue={answers.field("text").defaultValue} />
        </Field>
      </StepForm>
    </RequestStep>
  );
}
