/** Where an article stands. A published one stays so while its newer text is written and reviewed. */
export const ARTICLE_STATUSES = ["draft", "pending", "published", "rejected"] as const;
export type ArticleStatus = (typeof ARTICLE_STATUSES)[number];

/** Where the newer text of a published article stands; null when there is none. */
export type RevisionStatus = "draft" | "pending" | "rejected";

/** Where a text that was sent for review stands. */
export const SUBMISSION_STATUSES = ["pending", "approved", "rejected", "recalled"] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
export type SubmissionOutcome = "approved" | "rejected";
