import { membersOf } from "~/modules/accounts/store/person.server";
import { ARTICLE_CATEGORIES } from "~/modules/articles/rules/categories";
import { articlePath, deskPath, writingPath } from "~/modules/articles/rules/paths";
import { submissionPath } from "~/modules/articles/rules/submission-query";
import { articleById } from "~/modules/articles/store/own.server";
import { type SubmissionRecord, submissionAt, submissionsOf } from "~/modules/articles/store/submissions.server";
import type { JournalEntry } from "~/platform/journal/journal.server";
import { tell } from "~/platform/live/live.server";
import { type Family, type Hearing, NOTIFICATIONS, type Notice } from "../rules";
import { recipientsOf } from "../store/people.server";

/** A text that waits, for whoever decides. Taken back or decided meanwhile, it waits for nobody. */
const submitted: Hearing = async ({ subjectId, at }) => {
  const submission = await submissionAt(subjectId, { submittedAt: at });
  if (submission?.status !== "pending" || submission.article.deletedAt !== null) return [];
  const { id, title, organisationName, submitterName, category, publishedSubmissionId } = submission;
  const revises = publishedSubmissionId === null ? "" : " Este o modificare a unui articol publicat.";
  return [
    {
      type: "article_waiting",
      to: "administrators",
      title: `${organisationName}: un articol așteaptă revizia`,
      message: `„${title}”, la categoria ${ARTICLE_CATEGORIES[category]}, trimis de ${submitterName}.${revises}`,
      href: submissionPath(id),
      action: "Citește articolul",
    },
  ];
};

/** A decision that was taken at that moment, told to those behind the text; the desks of all who decide follow. */
const decided =
  (say: (submission: SubmissionRecord) => Pick<Notice, "type" | "title" | "message" | "href" | "action"> | null) =>
  async ({ subjectId, at }: JournalEntry): Promise<Notice[]> => {
    await refreshDesks();
    const submission = await submissionAt(subjectId, { decidedAt: at });
    const words = submission && say(submission);
    if (!words) return [];
    const { article, authorId, submittedBy } = submission;
    return [{ ...words, to: await behind(article.organisationId, [submittedBy, authorId]) }];
  };

const approved = decided((submission) => {
  const { articleId, title, adminNotes, isPublished, article } = submission;
  if (!isPublished || article.deletedAt !== null) return null; // it is not what the public reads any more
  return {
    type: "article_approved",
    title: `Articolul „${title}” a fost publicat`,
    message: ["Un administrator a aprobat textul. Îl citește oricine, pe blog.", ...noted("Notă", adminNotes)].join(
      "\n",
    ),
    href: articlePath(articleId),
    action: "Citește articolul",
  };
});

const rejected = decided((submission) => {
  const { articleId, title, adminNotes, article, publishedSubmissionId, organisationKind } = submission;
  const stays = publishedSubmissionId === null ? [] : ["Textul publicat rămâne cum este."];
  return {
    type: "article_rejected",
    title: `Articolul „${title}” nu a fost aprobat`,
    message: [...noted("Motivul", adminNotes), ...stays, wayOn(article.deletedAt !== null)].join("\n"),
    href: deskPath(writingPath(organisationKind), articleId),
    action: "Vezi articolul",
  };
});

const wayOn = (isBinned: boolean): string =>
  isBinned
    ? "Articolul este în coș, de unde îl puteți restaura timp de 30 de zile."
    : "Puteți îndrepta textul și îl puteți trimite din nou.";

/** Told by the title that the public read, whatever the article is called at its author's desk. */
const unpublished: Hearing = async ({ subjectId, note, at }) => {
  await refreshDesks();
  const article = await articleById(subjectId);
  if (!article) return [];
  const sent = await submissionsOf(subjectId);
  const stood = sent.find(({ status }) => status === "approved");
  const waited = sent.find(({ status, decidedAt }) => status === "rejected" && decidedAt?.getTime() === at.getTime());
  const people = [stood, waited].flatMap((one) => (one ? [one.submittedBy] : []));
  return [
    {
      type: "article_rejected",
      to: await behind(article.organisationId, [article.authorId, ...people]),
      title: `Articolul „${stood?.title ?? article.title}” a fost scos de pe blog`,
      message: [
        ...noted("Motivul", note),
        ...(waited ? ["Textul mai nou, care aștepta revizia, a fost respins odată cu el."] : []),
        "Puteți schimba textul și îl puteți trimite din nou.",
      ].join("\n"),
      href: deskPath(writingPath(article.organisationKind), subjectId),
      action: "Vezi articolul",
    },
  ];
};

/** What an ADMIN wrote, on the lines on which they wrote it. */
const noted = (heading: string, words: string | null): string[] => (words === null ? [] : [`${heading}: ${words}`]);

/** Whoever wrote it and whoever sent it, as long as they belong there; without them, everybody who may go on with it. */
async function behind(organisationId: string, people: readonly string[]): Promise<Notice["to"]> {
  const members = new Set((await membersOf(organisationId)).map(({ id }) => id));
  const still = [...new Set(people)].filter((id) => members.has(id));
  return still.length > 0 ? { people: still } : { organisations: [organisationId] };
}

/** Nothing is told to ADMINs of it, but what waits for them is another number now. */
async function refreshDesks(): Promise<void> {
  const admins = await recipientsOf("administrators");
  await tell(
    admins.map(({ id }) => id),
    NOTIFICATIONS,
  );
}

const onlyRefresh: Hearing = async () => {
  await refreshDesks();
  return [];
};

export const articleFamily = {
  "article.submitted": submitted,
  "article.approved": approved,
  "article.rejected": rejected,
  "article.unpublished": unpublished,
  "article.recalled": onlyRefresh,
  "article.deleted": onlyRefresh,
  "article.restored": onlyRefresh,
} satisfies Family;
