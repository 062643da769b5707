import type { Actor } from "~/modules/accounts/rules/actor";
import { namesOf } from "~/modules/accounts/store/person.server";
import { pictureOf } from "~/modules/media/rules/image";
import { imageById, imagesById } from "~/modules/media/store/image.server";
import { type Block, pictureIds } from "~/modules/writing/rules/body";
import { htmlOf } from "~/modules/writing/rules/body-html";
import { bodyOf } from "~/modules/writing/rules/body-read";
import { newFormKey } from "~/platform/form/once.server";
import { historyOf } from "~/platform/journal/journal.server";
import { dateTime, relative } from "~/platform/language/dates";
import { lowered } from "~/platform/language/text";
import { marksOf } from "../parts/submission-badges";
import { lengthText } from "../rules/card";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import type { happenings } from "../rules/happenings";
import { moderationPolicy, whyNoApproval } from "../rules/moderation";
import { articlePath } from "../rules/paths";
import { recipientsText } from "../rules/recipients";
import {
  SUBMISSION_TABS,
  type SubmissionQuery,
  submissionAddress,
  submissionPath,
  submissionsAddress,
} from "../rules/submission-query";
import { compareTexts } from "../rules/text-comparison";
import { neighboursOf } from "../store/queue.server";
import { type SubmissionRecord, submissionsOf, textOf } from "../store/submissions.server";
import { toldOfDecision } from "../verbs/moderation.server";

type Viewer = { actor: Actor; at: Date };
export type SubmissionView = Awaited<ReturnType<typeof submissionView>>;

/** Previous and next follow the list of the query; when the submission is not in its tab, the tab of its status. */
export async function submissionView(submission: SubmissionRecord, asked: SubmissionQuery, { actor, at }: Viewer) {
  const { id, status, article } = submission;
  const query = status === "recalled" ? asked : { ...asked, tab: status };
  const [neighbours, history, cover, difference] = await Promise.all([
    neighboursOf(submission, query),
    historyView(submission),
    submission.coverImageId === null ? null : imageById(submission.coverImageId),
    differenceView(submission),
  ]);
  const to = (one: { id: string } | null) => (one === null ? null : submissionAddress(one.id, query));
  return {
    id,
    title: submission.title,
    category: ARTICLE_CATEGORIES[submission.category],
    summary: submission.summary,
    body: await bodyWithPictures(submission.body),
    cover: cover && pictureOf({ ...cover, alt: submission.coverAlt }),
    organisation: {
      id: article.organisationId,
      name: submission.organisationName,
      kind: submission.organisationKind,
      verified: submission.isVerified,
    },
    corner: cornerOf(submission, at),
    marks: marksOf(submission),
    decision: await decisionView(submission, { actor, at }),
    difference,
    history,
    list: { href: submissionsAddress(query), label: `Articole: ${lowered(SUBMISSION_TABS[query.tab].label)}` },
    previous: to(neighbours.previous),
    next: to(neighbours.next),
  };
}

/** The submitted text; a picture deleted since is replaced by a line that says so. */
async function bodyWithPictures(html: string): Promise<string> {
  const body = bodyOf(html);
  const existing = new Set((await imagesById(pictureIds(body))).map(({ id }) => id));
  return htmlOf(
    body.map((block) => (block.kind === "picture" && !existing.has(block.id) ? deletedPictureLine(block.alt) : block)),
  );
}

function deletedPictureLine(alt: string): Block {
  const text = `[Imagine ștearsă între timp${alt === "" ? "" : `: ${alt}`}]`;
  return { kind: "paragraph", inlines: [{ text, strong: false, em: false, href: null }] };
}

function cornerOf(submission: SubmissionRecord, at: Date) {
  const { submittedAt, submitterName, authorName, bodyText } = submission;
  return [
    { term: "Trimis", detail: relative(submittedAt, at) },
    { term: "Autor", detail: authorName },
    ...(submitterName === authorName ? [] : [{ term: "Trimis de", detail: submitterName }]),
    { term: "Lungime", detail: lengthText(bodyText) },
  ];
}

async function decisionView(submission: SubmissionRecord, { actor, at }: Viewer) {
  const { id, articleId, status, isPublished, article, adminNotes, deciderName, decidedAt } = submission;
  const can = moderationPolicy.can(actor, submission, at);
  return {
    id,
    can,
    keys: { approve: newFormKey(), reject: newFormKey() },
    /** Who is told of a decision; null when none can be taken. */
    told: can.reject ? recipientsText(await toldOfDecision(submission)) : null,
    /** Why a pending text cannot be approved now. */
    hindrance: whyNoApproval(actor, submission, at),
    decided: decidedAt && {
      title: status === "approved" ? "Textul a fost aprobat." : "Textul a fost respins.",
      words: adminNotes,
      note: [dateTime(decidedAt), deciderName].filter(Boolean).join(", "),
    },
    publicHref: isPublished && submission.isVerified && article.deletedAt === null ? articlePath(articleId) : null,
  };
}

/** `noted`: the entry's note was written by an ADMIN and is shown. */
type Words = { title: string; noted?: true };

/** Titles of the journal entries shown in the history; creating and editing are not shown. */
const HISTORY: Partial<Record<string, Words>> = {
  "article.submitted": { title: "Trimis la revizie" },
  "article.recalled": { title: "Retras din revizie de autor" },
  "article.approved": { title: "Aprobat și publicat", noted: true },
  "article.rejected": { title: "Respins", noted: true },
  "article.unpublished": { title: "Scos de pe blog de un administrator", noted: true },
  "article.withdrawn": { title: "Retras de pe blog de autor" },
  "article.deleted": { title: "Mutat în coș" },
  "article.restored": { title: "Restaurat din coș" },
} satisfies Partial<Record<keyof typeof happenings, Words>>;

async function historyView({ id, articleId }: SubmissionRecord) {
  const [entries, submissions] = await Promise.all([historyOf(articleId), submissionsOf(articleId)]);
  const names = await namesOf(entries.flatMap(({ userId }) => userId ?? []));
  const decidedAt = new Map(submissions.map((one) => [one.decidedAt?.getTime() ?? 0, one.id]));
  return entries.flatMap(({ id: key, what, at, userId, note }) => {
    const said = HISTORY[what];
    if (said === undefined) return [];
    const of = decidedAt.get(at.getTime());
    return [
      {
        key,
        title: said.title,
        words: said.noted ? note : null,
        note: [dateTime(at), names.get(userId ?? "")].filter(Boolean).join(", "),
        href: of === undefined || of === id ? null : submissionPath(of),
      },
    ];
  });
}

/**
 * The difference to the published text while the submission is pending, afterwards to the text that was published when it
 * was sent. Null for an article's first text.
 */
async function differenceView(submission: SubmissionRecord) {
  const { status, publishedSubmissionId, baseSubmissionId } = submission;
  const base = status === "pending" ? publishedSubmissionId : baseSubmissionId;
  const before = base === null ? null : await textOf(base);
  return before && compareTexts(before, submission);
}
