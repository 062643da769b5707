import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import { forbidden, movedOn, orNotFound, type Way } from "~/platform/refusal";
import { FAILED, type ModerationAction, moderationPolicy } from "../rules/moderation";
import type { SubmissionOutcome } from "../rules/status";
import { SUBMISSIONS_PATH, submissionPath } from "../rules/submission-query";
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

const MOVED = "Textul s-a schimbat între timp. Vedeți starea actuală.";

const DESK: Way = { href: SUBMISSIONS_PATH, label: "La articolele trimise" };
const wayTo = ({ id, status }: Pick<SubmissionRecord, "id" | "status">): Way =>
  status === "recalled" ? DESK : { href: submissionPath(id), label: "Vezi starea actuală" };

/** Throws 403 for anybody but an ADMIN, and 409 when somebody else decided before, with who and when. */
export function allow(action: ModerationAction, actor: Actor, submission: SubmissionRecord, at: Date): void {
  const hindrance = moderationPolicy.whyNot(action, actor, submission, at);
  if (hindrance?.status === 409) throw movedOn(`${FAILED[action]} ${hindrance.sentence}`, wayTo(submission));
  if (hindrance) throw forbidden(hindrance.sentence);
}

type Step = { actor: Actor; submission: SubmissionRecord; at: Date };

/** Runs `work` in a transaction with the article locked and the submission read after the lock. */
async function inTurn(
  action: Exclude<ModerationAction, "read">,
  actor: Actor,
  id: string,
  work: (step: Step) => Promise<void>,
): Promise<void> {
  await transaction(async () => {
    const seen = orNotFound(await submissionById(id));
    await lockArticle(seen.articleId);
    const submission = (await submissionById(id)) ?? seen;
    const at = now();
    allow(action, actor, submission, at);
    await work({ actor, submission, at });
  });
}

/** Publishes the submission. */
export async function approveSubmission(actor: Actor, id: string, { notes }: { notes: string | null }): Promise<void> {
  await inTurn("approve", actor, id, async (step) => {
    const { submission, at } = step;
    await decide(step, id, "approved", notes);
    moved(await publishSubmission(id, submission.articleId, at), MOVED, wayTo(submission));
    await deleteUnusedPictures(submission.articleId); // those of the replaced text
    await recordDecision(step, "article.approved", notes);
  });
}

/** Rejects the submission with a reason; the published text stays. */
export async function rejectSubmission(actor: Actor, id: string, { reason }: { reason: string }): Promise<void> {
  await inTurn("reject", actor, id, (step) => reject(step, reason));
}

/** From the dashboard: rejects the submission and moves the article to the bin for 30 days. */
export async function quickReject(actor: Actor, id: string, { reason }: { reason: string | null }): Promise<void> {
  await inTurn("quickReject", actor, id, async (step) => {
    await reject(step, reason, { deletedAt: step.at, deletedBy: actor.userId });
    await recordDecision(step, "article.deleted", step.submission.title);
  });
}

/**
 * Unpublishes the article with a reason for its author. Refused when another text was published after the ADMIN read this
 * one. A pending revision is rejected with the same reason.
 */
export async function unpublishArticle(actor: Actor, id: string, { reason }: { reason: string }): Promise<void> {
  await inTurn("unpublish", actor, id, async (step) => {
    const { articleId } = step.submission;
    const pending = await pendingSubmissionId(articleId);
    if (pending !== null) await decide(step, pending, "rejected", reason);
    const gone = { publishedSubmissionId: null, submittedAt: null, revisedAt: null };
    const values = { ...gone, rejectedAt: step.at, rejectedReason: reason };
    moved(await moveArticle(articleId, values), MOVED, wayTo(step.submission));
    await deleteUnusedPictures(articleId);
    await recordDecision(step, "article.unpublished", reason);
  });
}

type Bin = { deletedAt: Date; deletedBy: string };

async function reject(step: Step, reason: string | null, bin: Partial<Bin> = {}): Promise<void> {
  const { submission, at } = step;
  await decide(step, submission.id, "rejected", reason);
  const values = { submittedAt: null, rejectedAt: at, rejectedReason: reason, ...bin };
  moved(await moveArticle(submission.articleId, values), MOVED, wayTo(submission));
  await recordDecision(step, "article.rejected", reason);
}

async function decide(
  { actor, submission, at }: Step,
  id: string,
  outcome: SubmissionOutcome,
  adminNotes: string | null,
): Promise<void> {
  const values = { decidedAt: at, decidedBy: actor.userId, outcome, adminNotes };
  moved(await decideSubmission(id, values), MOVED, wayTo(submission));
}

const STATES = {
  "article.approved": { from: "pending", to: "published" },
  "article.rejected": { from: "pending", to: "rejected" },
  "article.unpublished": { from: "published", to: "rejected" },
  "article.deleted": { from: "rejected" },
} as const;

async function recordDecision({ actor, submission, at }: Step, what: keyof typeof STATES, words: string | null = null) {
  const note = words === null ? {} : { note: words };
  await record({ what, subjectId: submission.articleId, by: actor, at, ...STATES[what], ...note });
}
