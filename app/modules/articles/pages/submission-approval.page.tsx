import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { FAILED } from "../rules/moderation";
import { submissionPath } from "../rules/submission-query";
import { approveSubmission } from "../verbs/moderation.server";
import type { Route } from "./+types/submission-approval.page";
import { APPROVED, DASHBOARD, submissionAt } from "./desk.server";

export const loader = ({ params }: Route.LoaderArgs) => redirect(submissionPath(idFromPath(params.id)));

/** The dashboard's one button: approved as it is, without a note. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor, submission } = await submissionAt(context, params.id);
  const form = await readForm(request);
  return orFault(DASHBOARD, FAILED.approve, async () => {
    const location = await once(form, actor.userId, async () => {
      await approveSubmission(actor, submission.id, { notes: null });
      return DASHBOARD;
    });
    return goTo(location, APPROVED);
  });
}

export default function SubmissionApproval() {
  return null;
}
