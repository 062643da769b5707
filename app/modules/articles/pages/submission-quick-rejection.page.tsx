import { takeForm } from "~/modules/accounts/http/posted-step.server";
import { answersOf } from "~/platform/form/answers";
import { Field } from "~/ui/field/field";
import { Textarea } from "~/ui/field/input";
import { quickRejectionForm } from "../forms/moderation";
import { SubmissionStep } from "../parts/submission-step";
import { FAILED } from "../rules/moderation";
import { articleRestorationPath } from "../rules/paths";
import { quickReject } from "../verbs/moderation.server";
import type { Route } from "./+types/submission-quick-rejection.page";
import { BINNED, DASHBOARD, formAbout, stepOf, submissionAt } from "./desk.server";

export const loader = ({ context, params }: Route.LoaderArgs) => stepOf("quickReject", { context, params });

/** The dashboard posts without a reason; this page has a field for one. */
export const action = (route: Route.ActionArgs) =>
  takeForm(route, formAbout(quickRejectionForm), {
    back: () => DASHBOARD,
    done: async ({ context, params }) => {
      const { articleId } = (await submissionAt(context, params.id)).submission;
      return { ...BINNED, undo: { action: articleRestorationPath(articleId), label: "Scoate din coș" } };
    },
    failed: FAILED.quickReject,
    work: ({ actor, id, value }) => quickReject(actor, id, value),
  });

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
