import type { Actor } from "~/modules/accounts/rules/actor";
import type { ForwardLink } from "~/platform/refusal";
import { type StepContext, stepsOn } from "~/platform/step.server";
import { decisionPolicy } from "../rules/moderation";
import type { Recipients } from "../rules/recipients";
import type { SubmissionOutcome } from "../rules/status";
import { SUBMISSIONS_PATH, submissionPath } from "../rules/submission-query";
import { toldOfOne } from "../store/authors.server";
import { lockArticle } from "../store/own-writes.server";
import {
  decideSubmission,
  moveArticle,
  pendingSubmissionId,
  publishSubmission,
  type SubmissionRecord,
  submissionById,
} from "../store/submissions.server";
import { deleteUnusedPictures } from "./pictures.server";

const DESK: ForwardLink = { href: SUBMISSIONS_PATH, label: "La articolele trimise" };
/** What an ADMIN who is refused can look at. */
export const wayTo = ({ id, status }: Pick<SubmissionRecord, "id" | "status">): ForwardLink =>
  status === "recalled" ? DESK : { href: submissionPath(id), label: "Vezi starea actuală" };

const onSubmission = stepsOn<Actor>()({
  policy: decisionPolicy,
  locked: async (id) => {
    const seen = await submissionById(id);
    if (seen) await lockArticle(seen.articleId);
    return submissionById(id);
  },
  way: (_actor, submission) => wayTo(submission),
  changed: "Textul s-a schimbat între timp. Vedeți starea actuală.",
});

type Decision = StepContext<Actor> & { submission: SubmissionRecord };

/** Whom a decision about the submission is told, together with the pending text that an unpublishing rejects. */
export async function toldOfDecision({
  articleId,
  article,
  authorId,
  submittedBy,
}: SubmissionRecord): Promise<Recipients> {
  const pending = await pendingSubmissionId(articleId);
  const newer = pending === null ? null : await submissionById(pending);
  const senders = [submittedBy, ...(newer === null ? [] : [newer.submittedBy])];
  return toldOfOne({ organisationId: article.organisationId, authorId, senders });
}

/** Publishes the submission. Like every decision, returns whom it is told. */
export async function approveSubmission(
  actor: Actor,
  id: string,
  { notes }: { notes: string | null },
): Promise<Recipients> {
  return onSubmission(actor, id, async (submission, step) => {
    step.allow("approve");
    const told = await toldOfDecision(submission);
    const decision = { ...step, submission };
    await decide(decision, id, "approved", notes);
    step.moved(await publishSubmission(id, submission.articleId, step.at));
    await deleteUnusedPictures(submission.articleId); // those of the replaced text
    await logDecision(decision, "article.approved", notes);
    return told;
  });
}

/** Rejects the submission with a reason; the published text stays. */
export async function rejectSubmission(actor: Actor, id: string, { reason }: { reason: string }): Promise<Recipients> {
  return onSubmission(actor, id, async (submission, step) => {
    step.allow("reject");
    const told = await toldOfDecision(submission);
    await reject({ ...step, submission }, reason);
    return told;
  });
}

/** From the dashboard: rejects the submission and moves the article to the bin for 30 days. */
export async function quickReject(actor: Actor, id: string, { reason }: { reason: string | null }) {
  return onSubmission(actor, id, async (submission, step) => {
    step.allow("quickReject");
    const told = await toldOfDecision(submission);
    const decision = { ...step, submission };
    await reject(decision, reason, { deletedAt: step.at, deletedBy: actor.userId });
    await logDecision(decision, "article.deleted", submission.title);
    return { articleId: submission.articleId, told };
  });
}

/**
 * Unpublishes the article with a reason for its author. Refused when another text was published after the ADMIN read this
 * one. A pending revision is rejected with the same reason.
 */
export async function unpublishArticle(actor: Actor, id: string, { reason }: { reason: string }): Promise<Recipients> {
  return onSubmission(actor, id, async (submission, step) => {
    step.allow("unpublish");
    const told = await toldOfDecision(submission);
    const decision = { ...step, submission };
    const { articleId } = submission;
    const pending = await pendingSubmissionId(articleId);
    if (pending !== null) await decide(decision, pending, "rejected", reason);
    const gone = { publishedSubmissionId: null, submittedAt: null, revisedAt: null };
    step.moved(await moveArticle(articleId, { ...gone, rejectedAt: step.at, rejectedReason: reason }));
    await deleteUnusedPictures(articleId);
    await logDecision(decision, "article.unpublished", reason);
    return told;
  });
}

type Bin = { deletedAt: Date; deletedBy: string };

async function reject(decision: Decision, reason: string | null, bin: Partial<Bin> = {}): Promise<void> {
  const { submission, at, moved } = decision;
  await decide(decision, submission.id, "rejected", reason);
  const values = { submittedAt: null, rejectedAt: at, rejectedReason: reason, ...bin };
  moved(await moveArticle(submission.articleId, values));
  await logDecision(decision, "article.rejected", reason);
}

async function decide(
  { actor, at, moved }: Decision,
  id: string,
  outcome: SubmissionOutcome,
  adminNotes: string | null,
): Promise<void> {
  moved(await decideSubmission(id, { decidedAt: at, decidedBy: actor.userId, outcome, adminNotes }));
}

const STATES = {
  "article.approved": { from: "pending", to: "published" },
  "article.rejected": { from: "pending", to: "rejected" },
  "article.unpublished": { from: "published", to: "rejected" },
  "article.deleted": { from: "rejected" },
} as const;

async function logDecision({ submission, log }: Decision, what: keyof typeof STATES, words: string | null) {
  await log(what, { subjectId: submission.articleId, ...STATES[what], ...(words === null ? {} : { note: words }) });
}
