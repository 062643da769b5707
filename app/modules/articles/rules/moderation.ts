import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { dateTime } from "~/platform/language/dates";
import { first, notNow, notYou, policyFor, type Rule, requires } from "~/platform/policy";
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
  isPublished: boolean;
  /** Who decided and when; null for what is not decided. */
  deciderName: string | null;
  decidedAt: Date | null;
};

type SubmissionRule = Rule<Visitor, SubmissionSubject>;

const waits = ({ status }: SubmissionSubject): boolean => status === "pending";

const moderates: SubmissionRule = requires(isAdmin, notYou("Numai un administrator hotărăște despre articole."));

/** What its author took back is a draft again, and a draft is its author's. */
const notRecalled: SubmissionRule = requires(
  (_actor, { status }) => status !== "recalled",
  notNow("Autorul și-a retras textul din revizie."),
);

const outOfBin: SubmissionRule = requires(
  (_actor, { article }) => article.deletedAt === null,
  notNow("Articolul este în coș."),
);

/** Nobody has decided yet: no decision is ever changed. */
const undecided: SubmissionRule = first(
  moderates,
  notRecalled,
  (_actor, submission) => (waits(submission) ? null : notNow(decidedSentence(submission))),
  outOfBin,
);

/** What an ADMIN may do with one text, beyond what the article itself allows. */
export const moderationPolicy = policyFor<Visitor, SubmissionSubject>()({
  read: first(moderates, notRecalled),
  approve: first(
    undecided,
    requires((_actor, { isVerified }) => isVerified, notNow("Organizația autorului nu este verificată acum.")),
    (actor, { article }, now) => articlePolicy.whyNot("approve", actor, article, now),
  ),
  reject: first(undecided, (actor, { article }, now) => articlePolicy.whyNot("reject", actor, article, now)),
  /** The bin would take a published text along, about which nobody has complained. */
  quickReject: first(
    undecided,
    requires(
      (_actor, { article }) => article.status !== "published",
      notNow("Articolul are un text publicat: hotărâți pe pagina textului nou."),
    ),
    (actor, { article }, now) => articlePolicy.whyNot("reject", actor, article, now),
  ),
  unpublish: first(
    moderates,
    notRecalled,
    outOfBin,
    requires((_actor, { article }) => article.status === "published", notNow("Textul nu mai este publicat.")),
    requires(
      (_actor, { isPublished }) => isPublished,
      notNow("Publicul citește acum un text mai nou al articolului: hotărâți despre acela."),
    ),
  ),
});

export type ModerationAction = keyof typeof moderationPolicy.rules;

/** What did not happen, before why. */
export const FAILED: Readonly<Record<ModerationAction, string>> = {
  read: "Textul nu se poate citi.",
  approve: "Nu s-a putut aproba articolul.",
  reject: "Nu s-a putut respinge articolul.",
  quickReject: "Nu s-a putut respinge articolul.",
  unpublish: "Nu s-a putut scoate articolul de pe blog.",
};

/** Beside a text that waits: why it cannot be approved now; null where it can, and where nothing waits. */
export function whyNoApproval(actor: Visitor, submission: SubmissionSubject, now: Date): string | null {
  const hindrance = waits(submission) ? moderationPolicy.whyNot("approve", actor, submission, now) : null;
  return hindrance && `Nu se poate aproba acum. ${hindrance.sentence}`;
}

function decidedSentence({ status, deciderName, decidedAt }: SubmissionSubject): string {
  const what = `Textul este deja hotărât: ${status === "approved" ? "a fost aprobat" : "a fost respins"}`;
  return deciderName === null || decidedAt === null ? `${what}.` : `${what} de ${deciderName}, ${dateTime(decidedAt)}.`;
}
