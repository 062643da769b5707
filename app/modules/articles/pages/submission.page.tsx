import { now } from "~/platform/clock";
import type { NewFlash } from "~/platform/flash/flash.server";
import { checkForm, refusedAnswer } from "~/platform/form/check-form.server";
import { once } from "~/platform/form/once.server";
import { readForm } from "~/platform/form/read-form.server";
import { orFault } from "~/platform/http/fault.server";
import { goTo } from "~/platform/http/go.server";
import { badRequest } from "~/platform/refusal";
import { approvalForm, rejectionForm } from "../forms/moderation";
import { SubmissionPage } from "../parts/submission-page";
import { FAILED } from "../rules/moderation";
import { submissionList } from "../rules/submission-query";
import { allow, approveSubmission, rejectSubmission } from "../verbs/moderation.server";
import type { Route } from "./+types/submission.page";
import { APPROVED, nextFrom, REJECTED, submissionAt } from "./desk.server";
import { submissionView } from "./submission-view.server";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { actor, submission } = await submissionAt(context, params.id);
  const at = now();
  allow("read", actor, submission, at);
  return submissionView(submission, submissionList.read(url.searchParams), { actor, at });
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { actor, submission } = await submissionAt(context, params.id);
  const form = await readForm(request);
  const query = submissionList.read(url.searchParams);
  const after = (failed: string, done: NewFlash, work: () => Promise<void>) =>
    orFault(url.pathname + url.search, failed, async () => {
      const location = await once(form, actor.userId, async () => {
        await work();
        return nextFrom(submission, query);
      });
      return goTo(location, done);
    });
  if (form.get("decision") === "approve") {
    const checked = checkForm(form, approvalForm);
    if (!checked.ok) return refusedAnswer(checked.refused);
    return after(FAILED.approve, APPROVED, () => approveSubmission(actor, submission.id, checked.value));
  }
  if (form.get("decision") !== "reject") throw badRequest();
  const checked = checkForm(form, rejectionForm);
  if (!checked.ok) return refusedAnswer(checked.refused);
  return after(FAILED.reject, REJECTED, () => rejectSubmission(actor, submission.id, checked.value));
}

export default function Submission({ loaderData, actionData }: Route.ComponentProps) {
  return <SubmissionPage view={loaderData} refused={actionData?.refused} />;
}
