import { redirect } from "react-router";
import { takeStep } from "~/modules/accounts/signed-in/posted-step.server";
import { idFromPath } from "~/platform/form/id";
import { FAILED } from "../rules/moderation";
import { submissionPath } from "../rules/submission-query";
import { approveSubmission } from "../verbs/moderation.server";
import type { Route } from "./+types/submission-approval.page";
import { approved, DASHBOARD } from "./desk.server";

export const loader = ({ params }: Route.LoaderArgs) => redirect(submissionPath(idFromPath(params.id)));

/** The dashboard's button: approves without a note. */
export const action = (route: Route.ActionArgs) =>
  takeStep(route, {
    back: () => DASHBOARD,
    work: ({ actor, id }) => approveSubmission(actor, id, { notes: null }),
    done: (_, told) => approved(told),
    failed: FAILED.approve,
  });

export default function SubmissionApproval() {
  return null;
}
