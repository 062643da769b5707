import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import type { Policy } from "~/platform/policy";
import type { ArticleFacts } from "./moves";
import { articlePolicy } from "./policy";
import type { SubmissionStatus } from "./status";

/** What decides about a text that was sent for review. */
export type SubmissionSubject = {
  status: SubmissionStatus;
  article: ArticleFacts;
  /** Whoever wrote it is verified: what the public reads always is of such an organisation. */
  isVerified: boolean;
  /** It is this text that the public reads. */
  stands: boolean;
};

const waits = ({ status }: SubmissionSubject): boolean => status === "pending";

/** What an ADMIN may do with one text, beyond what the article itself allows. No decision is ever changed. */
export const moderationPolicy = {
  /** What its author took back is a draft again, and a draft is its author's. */
  read: (actor, { status }) => isAdmin(actor) && status !== "recalled",
  approve: (actor, submission) =>
    articlePolicy.approve(actor, submission.article) && waits(submission) && submission.isVerified,
  reject: (actor, submission) => articlePolicy.reject(actor, submission.article) && waits(submission),
  // The bin would take a published text along, about which nobody has complained.
  quickReject: (actor, submission) =>
    articlePolicy.reject(actor, submission.article) && waits(submission) && submission.article.status !== "published",
  unpublish: (actor, { article, stands }) => articlePolicy.unpublish(actor, article) && stands,
} satisfies Policy<Visitor, SubmissionSubject>;

export type ModerationAction = keyof typeof moderationPolicy;

/** What did not happen, before why. */
export const FAILED: Readonly<Record<ModerationAction, string>> = {
  read: "Textul nu se poate citi.",
  approve: "Nu s-a putut aproba articolul.",
  reject: "Nu s-a putut respinge articolul.",
  quickReject: "Nu s-a putut respinge articolul.",
  unpublish: "Nu s-a putut scoate articolul de pe blog.",
};

/** Who decided, and when, in words; null for what is not decided. */
export type Decision = { by: string; when: string } | null;

const IN_THE_BIN = "Articolul este în coș.";

/** Why an ADMIN may not do it now: how the text stands. */
export function whyNotNow(action: ModerationAction, submission: SubmissionSubject, decision: Decision): string {
  const { status, article, isVerified } = submission;
  if (status === "recalled") return "Autorul și-a retras textul din revizie.";
  if (action === "unpublish") return whyItStays(article);
  if (status !== "pending") return decidedSentence(status, decision);
  if (article.deletedAt !== null) return IN_THE_BIN;
  return action === "approve" && !isVerified
    ? "Organizația autorului nu este verificată acum."
    : "Articolul are un text publicat: hotărâți pe pagina textului nou.";
}

/** Beside a text that waits: why it cannot be approved now; null where it can, and where nothing waits. */
export function whyNoApproval(actor: Visitor, submission: SubmissionSubject): string | null {
  if (!waits(submission) || moderationPolicy.approve(actor, submission)) return null;
  return `Nu se poate aproba acum. ${whyNotNow("approve", submission, null)}`;
}

function whyItStays({ status, deletedAt }: ArticleFacts): string {
  if (deletedAt !== null) return IN_THE_BIN;
  return status === "published"
    ? "Publicul citește acum un text mai nou al articolului: hotărâți despre acela."
    : "Textul nu mai este publicat.";
}

function decidedSentence(status: "approved" | "rejected", decision: Decision): string {
  const what = status === "approved" ? "a fost aprobat" : "a fost respins";
  return decision === null
    ? `Textul este deja hotărât: ${what}.`
    : `Textul este deja hotărât: ${what} de ${decision.by}, ${decision.when}.`;
}
