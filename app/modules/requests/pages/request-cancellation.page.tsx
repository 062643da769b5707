import { actorOf } from "~/modules/accounts/request.server";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { ChoicesField } from "~/ui/field/answered-field";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { optionsOf } from "~/ui/field/options";
import { cancelForm } from "../forms/requests";
import { RequestStep, StepForm } from "../parts/request-step";
import { CANCELLATION_REASONS } from "../rules/reason";
import { requestOf } from "../store/requests.server";
import { cancelRequest } from "../verbs/decisions.server";
import type { Route } from "./+types/request-cancellation.page";
import { afterOnce, stepOf } from "./request-step.server";

const CHOICES = optionsOf(CANCELLATION_REASONS);

export async function loader(route: Route.LoaderArgs) {
  const { step, formKey, request } = await stepOf("cancel", route);
  return { step, formKey, known: request.sentAt !== null };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  const known = (await requestOf(actor, id)).sentAt !== null;
  const checked = known ? checkForm(form, cancelForm) : null;
  if (checked && !checked.ok) return refusedAnswer(checked.refused);
  const told = checked === null ? null : { reason: checked.value.reason, text: checked.value.reasonText };
  const flash = {
    tone: "green",
    title: "Solicitarea a fost anulată.",
    ...(known ? { text: "Firmele care au răspuns au fost anunțate." } : {}),
  } as const;
  return afterOnce({ actor, id, form }, flash, async () => await cancelRequest(actor, id, told));
}

export default function RequestCancellation({ loaderData, actionData }: Route.ComponentProps) {
  const { step, formKey, known } = loaderData;
  const answers = answersOf(actionData?.refused);
  return (
    <RequestStep
      request={step}
      answers={answers}
      heading="Anulați solicitarea"
      lead={
        known
          ? "Firmele care au răspuns află motivul. Solicitarea rămâne în dosar, anulată; o puteți duplica oricând."
          : "Ciorna rămâne în listă, anulată; o puteți duplica oricând."
      }
    >
      <StepForm
        request={step}
        formKey={formKey}
        variant="danger"
        submit="Anulează solicitarea"
        busyLabel="Se anulează…"
      >
        {known ? (
          <>
            <ChoicesField
              answers={answers}
              name="reason"
              legend="De ce o anulați"
              choose="one"
              look="plain"
              choices={CHOICES}
            />
            <Field
              name="reasonText"
              label="Cu cuvintele dumneavoastră"
              optional
              hint="Obligatoriu numai la „Alt motiv”."
              error={answers.error("reasonText")}
            >
              <Textarea rows={3} defaultValue={answers.field("reasonText").defaultValue} />
            </Field>
          </>
        ) : null}
      </StepForm>
    </RequestStep>
  );
}
