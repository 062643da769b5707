import type { Actor } from "~/modules/accounts/rules/actor";
import { orNotFound } from "~/platform/refusal";
import { FORUM, postPath } from "../rules/paths";
import { HOLDING_ORGANISATIONS, REPORT_REASONS, type ReportReason } from "../rules/reports";
import type { PostInDiscussion } from "../store/posts.server";
import {
  reportingOrganisations,
  saveReport,
  setDiscussionHidden,
  settleReports,
  updatePost,
} from "../store/reports.server";
import { countReplies, takeBackSolution } from "../store/writes.server";
import { onPost } from "./posts.server";

const NOT_HIDDEN = { hiddenAt: null, hiddenBy: null, hiddenReason: null };

/** Whether the post is the question without which its discussion says nothing. */
const isQuestion = ({ number, resourceId }: PostInDiscussion): boolean => number === 1 && resourceId === null;

async function setHidden(post: PostInDiscussion, hidden: Parameters<typeof updatePost>[1] & { hiddenAt: Date | null }) {
  await updatePost(post.id, hidden);
  await countReplies(post.discussionId);
  if (isQuestion(post)) await setDiscussionHidden(post.discussionId, hidden.hiddenAt);
}

/**
 * Reports a post to the moderators. Enough organisations hide it until an ADMIN has read it. Returns where the reporter may go on
 * reading: an opening post takes its discussion away with it.
 */
export async function reportPost(actor: Actor, id: string, report: { reason: ReportReason; note: string }) {
  return onPost(actor, id, async (post, { at, allow, log }) => {
    allow("report");
    const organisationId = orNotFound(actor.organisation).id;
    await saveReport({ postId: id, organisationId, userId: actor.userId, at, ...report });
    await log("post.reported");
    const isSettled = post.hiddenAt !== null || post.keptAt !== null;
    const place = postPath(post.discussionId, post.number);
    if (isSettled || (await reportingOrganisations(id)) < HOLDING_ORGANISATIONS) return place;
    await setHidden(post, { hiddenAt: at });
    await log("post.held");
    return isQuestion(post) ? FORUM : place;
  });
}

/** Hides a post, with the reason that its author reads. */
export async function hidePost(actor: Actor, id: string, given: { reason: ReportReason; note: string }) {
  await onPost(actor, id, async (post, { at, allow, log }) => {
    allow("hide");
    const hiddenReason = `${REPORT_REASONS[given.reason]}. ${given.note}`;
    await setHidden(post, {
      hiddenAt: at,
      hiddenBy: actor.userId,
      hiddenReason,
      appealedAt: null,
      appeal: null,
      appealDecidedAt: null,
      appealReason: null,
    });
    await takeBackSolution(post.discussionId, id);
    await settleReports(id, at);
    await log("post.hidden", { note: hiddenReason });
  });
}

/** Says that a reported post stays, and shows it if reports had hidden it. */
export async function keepPost(actor: Actor, id: string) {
  await onPost(actor, id, async (post, { at, allow, log }) => {
    allow("keep");
    await setHidden(post, { ...NOT_HIDDEN, keptAt: at });
    await settleReports(id, at);
    await log(post.hiddenAt === null ? "post.kept" : "post.released");
  });
}

/** The one appeal of its author against hiding a post. */
export async function appealPost(actor: Actor, id: string, appeal: string) {
  await onPost(actor, id, async (_post, { at, allow, log }) => {
    allow("appeal");
    await updatePost(id, { appealedAt: at, appeal });
    await log("post.appealed");
  });
}

type Decision = { decision: "restore" | "uphold"; reason: string };

/** Decides an appeal: the post is shown again, or stays hidden for good. */
export async function decideAppeal(actor: Actor, id: string, { decision, reason }: Decision) {
  await onPost(actor, id, async (post, { at, allow, log }) => {
    allow(decision);
    const decided = { appealDecidedAt: at, appealReason: reason };
    if (decision === "restore") await setHidden(post, { ...NOT_HIDDEN, keptAt: at, ...decided });
    else await updatePost(id, decided);
    await log(decision === "restore" ? "post.restored" : "post.upheld");
  });
}
