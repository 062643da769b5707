import type { Actor } from "~/modules/accounts/rules/actor";
import { namesOf } from "~/modules/accounts/store/person.server";
import { pictureOf } from "~/modules/media/rules/image";
import { imageById, imagesById } from "~/modules/media/store/image.server";
import { newFormKey } from "~/platform/form/once.server";
import { historyOf } from "~/platform/journal/journal.server";
import { dateTime, relative } from "~/platform/language/dates";
import { marksOf } from "../parts/submission-badges";
import { type Block, pictureIds } from "../rules/body";
import { htmlOf } from "../rules/body-html";
import { bodyOf } from "../rules/body-read";
import { lengthText } from "../rules/card";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import type { happenings } from "../rules/happenings";
import { moderationPolicy, whyNoApproval } from "../rules/moderation";
import { articlePath } from "../rules/paths";
import {
  SUBMISSION_TABS,
  type SubmissionQuery,
  submissionAddress,
  submissionPath,
  submissionsAddress,
} from "../rules/submission-query";
import { pairOf } from "../rules/text-pair";
import { neighboursOf } from "../store/queue.server";
import { type SubmissionRecord, submissionsOf, textOf } from "../store/submissions.server";

type Seen = { actor: Actor; at: Date };
export type SubmissionView = Awaited<ReturnType<typeof submissionView>>;

/** The list that it was opened from decides what comes next; one that it is not in leads to the list of its state. */
export async function submissionView(submission: SubmissionRecord, asked: SubmissionQuery, { actor, at }: Seen) {
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
    decision: decisionView(submission, { actor, at }),
    difference,
    history,
    list: { href: submissionsAddress(query), label: `Articole: ${SUBMISSION_TABS[query.tab].label.toLowerCase()}` },
    previous: to(neighbours.previous),
    next: to(neighbours.next),
  };
}

/** The text as it was sent; where a picture was removed meanwhile, a line says so instead of a broken one. */
async function bodyWithPictures(html: string): Promise<string> {
  const body = bodyOf(html);
  const there = new Set((await imagesById(pictureIds(body))).map(({ id }) => id));
  return htmlOf(body.map((block) => (block.kind === "picture" && !there.has(block.id) ? goneLine(block.alt) : block)));
}

function goneLine(alt: string): Block {
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

function decisionView(submission: SubmissionRecord, { actor, at }: Seen) {
  const { id, articleId, status, isPublished, article, adminNotes, deciderName, decidedAt } = submission;
  return {
    id,
    can: moderationPolicy.can(actor, submission, at),
    keys: { approve: newFormKey(), reject: newFormKey() },
    /** Why a text that waits cannot be approved now. */
    hindrance: whyNoApproval(actor, submission, at),
    decided: decidedAt && {
      title: status === "approved" ? "Textul a fost aprobat." : "Textul a fost respins.",
      words: adminNotes,
      note: [dateTime(decidedAt), deciderName].filter(Boolean).join(", "),
    },
    publicHref: isPublished && submission.isVerified && article.deletedAt === null ? articlePath(articleId) : null,
  };
}

type Words = { title: string /** Its note is what an ADMIN wrote. */; noted?: true };

/** What happened to the article, in the words of its history; its author's own writing is nobody else's. */
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
 * What a text would change, or did: beside the published one while it waits, afterwards beside the one that was published
 * when it was sent. Null for an article's first text.
 */
async function differenceView(submission: SubmissionRecord) {
  const { status, publishedSubmissionId, baseSubmissionId } = submission;
  const base = status === "pending" ? publishedSubmissionId : baseSubmissionId;
  const before = base === null ? null : await textOf(base);
  return before && pairOf(before, submission);
}
