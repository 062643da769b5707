import { takeForm } from "~/modules/accounts/posted-step.server";
import { answersOf } from "~/platform/form/answers";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { stillEvaluatingForm } from "../forms/requests";
import { RequestStep, StepForm } from "../parts/request-step";
import { stillEvaluating } from "../verbs/sent.server";
import type { Route } from "./+types/request-evaluation.page";
import { requestHere, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, formKey } = await stepOf("stillEvaluating", route);
  return { step, formKey };
}

export const action = (route: Route.ActionArgs) =>
  takeForm(route, stillEvaluatingForm, {
    back: requestHere,
    done: { title: "Firmele au fost anunțate că încă se evaluează." },
    work: ({ actor, id, value }) => stillEvaluating(actor, id, value),
  });

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
