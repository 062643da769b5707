import { actorOf } from "~/modules/accounts/request.server";
import { hourOf, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { idFromPath } from "~/platform/form/id";
import { readForm } from "~/platform/form/read-form.server";
import { dateLong, dateTime } from "~/platform/language/dates";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { chosenDeadline, extensionForm } from "../forms/requests";
import { DeadlineFields } from "../parts/request-fields";
import { RequestStep, StepForm } from "../parts/request-step";
import { earliestDeadlineDate } from "../rules/deadline";
import { requestOf } from "../store/requests.server";
import { extendRequest } from "../verbs/sent.server";
import type { Route } from "./+types/request-extension.page";
import { dayLimits } from "./request-input.server";
import { afterOnce, stepOf } from "./request-step.server";

export async function loader(route: Route.LoaderArgs) {
  const { step, formKey, request, at } = await stepOf("extend", route);
  const current = request.deadlineAt ?? at;
  const earliest = earliestDeadlineDate(at);
  const day = localDateOf(current);
  const [, first = earliest] = [day, earliest].sort();
  return {
    step,
    formKey,
    current: dateTime(current),
    hour: hourOf(current),
    sealed: request.sealed,
    days: { ...dayLimits(at), min: first },
    hint: `O zi lucrătoare, de la ${dateLong(first)} încolo.`,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const form = await readForm(request);
  const at = now();
  const current = (await requestOf(actor, id)).deadlineAt ?? at;
  const checked = checkForm(form, extensionForm(current, at));
  if (!checked.ok) return refusedAnswer(checked.refused);
  const deadlineAt = chosenDeadline(checked.value) ?? current;
  const flash = {
    tone: "green",
    title: "Termenul a fost prelungit.",
    text: `Noul termen: ${dateTime(deadlineAt)}.`,
  } as const;
  return afterOnce({ actor, id, form }, flash, async () => {
    await extendRequest(actor, id, { deadlineAt, text: checked.value.text });
  });
}

export default function RequestExtension({ loaderData, actionData }: Route.ComponentProps) {
  const { step, formKey, current, hour, days, hint, sealed } = loaderData;
  const answers = answersOf(actionData?.refused, { deadlineHour: hour });
  return (
    <RequestStep
      request={step}
      answers={answers}
      heading="Prelungiți termenul"
      lead={`Termenul de acum: ${current}. Firmele care au răspuns sunt anunțate și își pot schimba oferta până la noul termen.${
        sealed ? " Ofertele rămân sigilate până atunci." : ""
      }`}
    >
      <StepForm request={step} formKey={formKey} submit="Prelungește termenul" busyLabel="Se prelungește…">
        <DeadlineFields answers={answers} days={days} label="Noul termen" hint={hint} />
        <Field name="text" label="De ce" optional hint="O văd toți partenerii." error={answers.error("text")}>
          <Textarea rows={3} defaultValue={answers.field("text").defaultValue} />
        </Field>
      </StepForm>
    </RequestStep>
  );
}
