import type { DifferenceView } from "../parts/submission-difference";
import { ARTICLE_CATEGORIES } from "../rules/categories";
import { type SubmissionRecord, textOf } from "../store/submissions.server";

/**
 * What a text would change, or did: beside the published one while it waits, afterwards beside the one that was published
 * when it was sent. Null for an article's first text.
 */
export async function differenceView(submission: SubmissionRecord): Promise<DifferenceView | null> {
  const { status, publishedSubmissionId, baseSubmissionId } = submission;
  const base = status === "pending" ? publishedSubmissionId : baseSubmissionId;
  const before = base === null ? null : await textOf(base);
  if (before === null) return null;
  const facts = [
    { term: "Titlu", before: before.title, after: submission.title },
    {
      term: "Categorie",
      before: ARTICLE_CATEGORIES[before.category],
      after: ARTICLE_CATEGORIES[submission.category],
    },
    { term: "Rezumat", before: before.summary, after: submission.summary },
    {
      term: "Imaginea de deschidere",
      before: before.coverImageId === null ? "" : "imaginea publicată",
      after: coverWords(before.coverImageId, submission.coverImageId),
    },
  ];
  return {
    waits: status === "pending",
    facts: facts.filter((fact) => fact.before !== fact.after),
    before: before.body,
    after: submission.body,
  };
}

function coverWords(before: string | null, after: string | null): string {
  if (after === null) return "";
  return after === before ? "imaginea publicată" : "altă imagine";
}
