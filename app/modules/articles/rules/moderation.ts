import { isAdmin, type Visitor } from "~/modules/accounts/rules/actor";
import { rightsOn } from "~/modules/accounts/rules/rights";
import { codesOf } from "~/platform/codes";
import { dateTime } from "~/platform/language/dates";
import { first, notNow, notYou, type Rule, requires } from "~/platform/policy";
import type { ArticleFacts } from "./moves";
import { articlePolicy } from "./policy";
import type { SubmissionStatus } from "./status";

/** What the moderation policy needs to know of a submission. */
export type SubmissionSubject = {
  status: SubmissionStatus;
  article: ArticleFacts;
  /** The author's organisation is verified; only such organisations are published. */
  isVerified: boolean;
  /** This submission is the published text. */
  isPublished: boolean;
  /** Null while undecided. */
  deciderName: string | null;
  decidedAt: Date | null;
};

type SubmissionRule = Rule<Visitor, SubmissionSubject>;

const isPending = ({ status }: SubmissionSubject): boolean => status === "pending";

const moderates: SubmissionRule = requires(isAdmin, notYou("Numai un administrator decide despre articole."));

/** A recalled text is a draft again, which only its author reads. */
const notRecalled: SubmissionRule = requires(
  (_actor, { status }) => status !== "recalled",
  notNow("Autorul și-a retras textul din revizie."),
);

const outOfBin: SubmissionRule = requires(
  (_actor, { article }) => article.deletedAt === null,
  notNow("Articolul este în coș."),
);

/** A decision is never changed. */
const undecided: SubmissionRule = first(
  moderates,
  notRecalled,
  (_actor, submission) => (isPending(submission) ? null : notNow(decidedSentence(submission))),
  outOfBin,
);

/** What an ADMIN may do with one submission, in addition to the policy of its article. */
export const moderationPolicy = rightsOn<SubmissionSubject>()(
  { open: [] },
  {
    read: first(moderates, notRecalled),
    approve: first(
      undecided,
      requires((_actor, { isVerified }) => isVerified, notNow("Organizația autorului nu este verificată acum.")),
      (actor, { article }, now) => articlePolicy.whyNot("approve", actor, article, now),
    ),
    reject: first(undecided, (actor, { article }, now) => articlePolicy.whyNot("reject", actor, article, now)),
    /** Quick rejection moves the whole article to the bin, so it is refused while another text of it is published. */
    quickReject: first(
      undecided,
      requires(
        (_actor, { article }) => article.status !== "published",
        notNow("Articolul are un text publicat: decideți pe pagina textului nou."),
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
        notNow("Publicul citește acum un text mai nou al articolului: decideți despre acela."),
      ),
    ),
  },
);

export type ModerationAction = keyof typeof moderationPolicy.rules;

/** The first sentence of a refusal; the reason follows. */
export const FAILED: Readonly<Record<ModerationAction, string>> = {
  read: "Textul nu se poate citi.",
  approve: "Nu s-a putut aproba articolul.",
  reject: "Nu s-a putut respinge articolul.",
  quickReject: "Nu s-a putut respinge articolul.",
  unpublish: "Nu s-a putut scoate articolul de pe blog.",
};

const failing =
  (action: ModerationAction): SubmissionRule =>
  (actor, submission, now) => {
    const hindrance = moderationPolicy.whyNot(action, actor, submission, now);
    return hindrance?.status === 409 ? notNow(`${FAILED[action]} ${hindrance.sentence}`) : hindrance;
  };

/** The same for who takes the step: the sentence begins with what failed, whose reason may be the decision of somebody else. */
export const decisionPolicy = rightsOn<SubmissionSubject>()(
  { open: [] },
  Object.fromEntries(codesOf(FAILED).map((action) => [action, failing(action)])) as Record<
    ModerationAction,
    SubmissionRule
  >,
);

/** Why a pending text cannot be approved now; null when it can, and when it is not pending. */
export function whyNoApproval(actor: Visitor, submission: SubmissionSubject, now: Date): string | null {
  const hindrance = isPending(submission) ? moderationPolicy.whyNot("approve", actor, submission, now) : null;
  return hindrance && `Nu se poate aproba acum. ${hindrance.sentence}`;
}

function decidedSentence({ status, deciderName, decidedAt }: SubmissionSubject): string {
  const what = `Despre text s-a decis deja: ${status === "approved" ? "a fost aprobat" : "a fost respins"}`;
  return deciderName === null || decidedAt === null ? `${what}.` : `${what} de ${deciderName}, ${dateTime(decidedAt)}.`;
}
