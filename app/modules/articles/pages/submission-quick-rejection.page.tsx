import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { quickRejectionForm } from "../forms/moderation";
import { SubmissionStep } from "../parts/submission-step";
import { binnedArticlePath } from "../rules/bin";
import { FAILED } from "../rules/moderation";
import { quickReject } from "../verbs/moderation.server";
import type { Route } from "./+types/submission-quick-rejection.page";
import { BINNED, DASHBOARD, stepOf, submissionAt } from "./desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) => stepOf("quickReject", { context, params });

/** The dashboard's other button. Posted without a reason it rejects without one; its page offers to write it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, submission } = await submissionAt(context, params.id);
  const form = await readForm(request);
  const checked = checkForm(form, quickRejectionForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const undo = { action: binnedArticlePath(submission.articleId, "restoration"), label: "Scoate din coș" };
  return orFault(DASHBOARD, FAILED.quickReject, async () => {
    const location = await once(form, actor.userId, async () => {
      await quickReject(actor, submission.id, checked.value);
      return DASHBOARD;
    });
    return goTo(location, { ...BINNED, undo });
  });
}

export default function SubmissionQuickRejection({ loaderData, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  return (
    <SubmissionStep
      submission={loaderData}
      heading="Respingeți articolul?"
      effect="Autorul este anunțat, iar articolul stă 30 de zile în coș, de unde poate fi restaurat."
      answers={answers}
      submit="Respinge și mută în coș"
      busyLabel="Se respinge…"
    >
      <Field name="reason" label="Motivul" optional hint="Îl citește autorul." error={answers.error("reason")}>
        <Textarea rows={4} defaultValue={answers.field("reason").defaultValue} />
      </Field>
    </SubmissionStep>
  );
}
