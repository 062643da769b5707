import { answersOf } from "~/platform/form/answers";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { rejectionForm } from "../forms/moderation";
import { ReasonFields } from "../parts/reason-fields";
import { SubmissionStep } from "../parts/submission-step";
import { FAILED } from "../rules/moderation";
import { submissionPath } from "../rules/submission-query";
import { unpublishArticle } from "../verbs/moderation.server";
import type { Route } from "./+types/submission-unpublishing.page";
import { stepOf, submissionAt, UNPUBLISHED } from "./desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) => stepOf("unpublish", { context, params });

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, submission } = await submissionAt(context, params.id);
  const form = await readForm(request);
  const checked = checkForm(form, rejectionForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  const here = submissionPath(submission.id);
  return orFault(here, FAILED.unpublish, async () => {
    const location = await once(form, actor.userId, async () => {
      await unpublishArticle(actor, submission.id, checked.value);
      return here;
    });
    return goTo(location, UNPUBLISHED);
  });
}

export default function SubmissionUnpublishing({ loaderData, actionData }: Route.ComponentProps) {
  const answers = answersOf(actionData?.refused);
  return (
    <SubmissionStep
      submission={loaderData}
      heading="Scoateți articolul de pe blog?"
      effect="Publicul nu îl mai găsește de îndată. Autorul primește motivul, poate schimba textul și îl poate trimite din nou. Un text mai nou care așteaptă este respins cu același motiv."
      answers={answers}
      submit="Scoate articolul"
      busyLabel="Se scoate…"
    >
      <ReasonFields answers={answers} label="Motivul" />
    </SubmissionStep>
  );
}
