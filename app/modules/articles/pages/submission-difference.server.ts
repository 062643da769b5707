import type { DifferenceView } from "../parts/submission-difference";
import { pairOf } from "../rules/text-pair";
import { type SubmissionRecord, textOf } from "../store/submissions.server";

/**
 * What a text would change, or did: beside the published one while it waits, afterwards beside the one that was published
 * when it was sent. Null for an article's first text.
 */
export async function differenceView(submission: SubmissionRecord): Promise<DifferenceView | null> {
  const { status, publishedSubmissionId, baseSubmissionId } = submission;
  const base = status === "pending" ? publishedSubmissionId : baseSubmissionId;
  const before = base === null ? null : await textOf(base);
  return before === null ? null : { waits: status === "pending", pair: pairOf(before, submission) };
}
