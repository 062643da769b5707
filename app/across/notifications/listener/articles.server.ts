import { ARTICLE_CATEGORIES } from "~/modules/articles/rules/categories";
import { articlePath, deskPath, writingPath } from "~/modules/articles/rules/paths";
import { submissionPath } from "~/modules/articles/rules/submission-query";
import { toldOfOne } from "~/modules/articles/store/authors.server";
import { articleById } from "~/modules/articles/store/own.server";
import { type SubmissionRecord, submissionAt, submissionsOf } from "~/modules/articles/store/submissions.server";
import { tell } from "~/platform/live/live.server";
import type { Notice, NoticesByEvent, NoticesOf } from "../rules/notice";
import { NOTIFICATIONS } from "../rules/notification";
import { lines, nameOf, rule, says, titleOf } from "../rules/sentence";
import { recipientsOf } from "../store/people.server";

/** To the administrators, unless the text was recalled or decided meanwhile. */
const submitted: NoticesOf = async ({ subjectId, at }) => {
  const submission = await submissionAt(subjectId, { submittedAt: at });
  if (submission?.status !== "pending" || submission.article.deletedAt !== null) return null;
  const { id, article, submittedBy, category, publishedSubmissionId } = submission;
  const revises = publishedSubmissionId === null ? "" : " Este o modificare a unui articol publicat.";
  return {
    type: "article_waiting",
    to: "administrators",
    title: says`${nameOf("organisation", article.organisationId)}: un articol așteaptă revizia`,
    message: says`${titleOf("submission", id)}, la categoria ${rule(ARTICLE_CATEGORIES[category])}, trimis de ${nameOf("person", submittedBy)}.${revises}`,
    href: submissionPath(id),
    action: "Citește articolul",
  };
};

/** To the authors of the text that was decided at the entry's moment; every ADMIN's open pages are refreshed. */
const decided =
  (noticeOf: (submission: SubmissionRecord) => Omit<Notice, "to"> | null): NoticesOf =>
  async ({ subjectId, at }) => {
    await refreshAdministrators();
    const submission = await submissionAt(subjectId, { decidedAt: at });
    const notice = submission && noticeOf(submission);
    if (!notice) return null;
    const { article, authorId, submittedBy } = submission;
    return {
      ...notice,
      to: await toldOfOne({ organisationId: article.organisationId, authorId, senders: [submittedBy] }),
    };
  };

const approved = decided(({ id, articleId, adminNotes, isPublished, article }) => {
  if (!isPublished || article.deletedAt !== null) return null; // no longer the published text
  return {
    type: "article_approved",
    title: says`Articolul ${titleOf("submission", id)} a fost publicat`,
    message: lines(
      rule("Un administrator a aprobat textul, care se poate citi pe blog."),
      adminNotes === null ? null : says`Notă: ${nameOf("submission_notes", id)}`,
    ),
    href: articlePath(articleId),
    action: "Citește articolul",
  };
});

const rejected = decided(({ id, articleId, adminNotes, article, publishedSubmissionId, organisationKind }) => {
  const nextStep =
    article.deletedAt === null
      ? "Puteți corecta textul și îl puteți trimite din nou."
      : "Articolul este în coș, de unde îl puteți restaura timp de 30 de zile.";
  return {
    type: "article_rejected",
    title: says`Articolul ${titleOf("submission", id)} nu a fost aprobat`,
    message: lines(
      adminNotes === null ? null : says`Motivul: ${nameOf("submission_notes", id)}`,
      publishedSubmissionId === null ? null : rule("Textul publicat rămâne cum este."),
      rule(nextStep),
    ),
    href: deskPath(writingPath(organisationKind), articleId),
    action: "Vezi articolul",
  };
});

/** Uses the published title: the author may have changed the draft's title since. */
const unpublished: NoticesOf = async ({ id, subjectId, note, at }) => {
  await refreshAdministrators();
  const article = await articleById(subjectId);
  if (!article) return null;
  const submissions = await submissionsOf(subjectId);
  const published = submissions.find(({ status }) => status === "approved");
  const rejectedWithIt = submissions.find(
    ({ status, decidedAt }) => status === "rejected" && decidedAt?.getTime() === at.getTime(),
  );
  const senders = [published, rejectedWithIt].flatMap((submission) => submission?.submittedBy ?? []);
  return {
    type: "article_rejected",
    to: await toldOfOne({ ...article, senders }),
    title: says`Articolul ${published ? titleOf("submission", published.id) : titleOf("article", subjectId)} a fost scos de pe blog`,
    message: lines(
      note === null ? null : says`Motivul: ${nameOf("journal_note", id)}`,
      rejectedWithIt ? rule("Textul mai nou, care aștepta revizia, a fost respins odată cu el.") : null,
      rule("Puteți schimba textul și îl puteți trimite din nou."),
    ),
    href: deskPath(writingPath(article.organisationKind), subjectId),
    action: "Vezi articolul",
  };
};

/** Without a notice: only the number of waiting articles on the open pages of ADMINs changes. */
async function refreshAdministrators(): Promise<null> {
  const admins = await recipientsOf("administrators");
  await tell(
    admins.map(({ id }) => id),
    NOTIFICATIONS,
  );
  return null;
}

export const articleNotices = {
  "article.submitted": submitted,
  "article.approved": approved,
  "article.rejected": rejected,
  "article.unpublished": unpublished,
  "article.recalled": refreshAdministrators,
  "article.deleted": refreshAdministrators,
  "article.restored": refreshAdministrators,
} satisfies NoticesByEvent;
