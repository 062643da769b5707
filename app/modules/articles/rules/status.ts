/** The state of an article. It stays `published` while a revision is written and reviewed. */
export type ArticleStatus = "draft" | "pending" | "published" | "rejected";

/** The state of a published article's revision; null when there is none. */
export type RevisionStatus = "draft" | "pending" | "rejected";

/** The state of a submission. */
export type SubmissionOutcome = "approved" | "rejected";
export type SubmissionStatus = "pending" | SubmissionOutcome | "recalled";

type Tone = "grey" | "blue" | "yellow" | "green" | "red";

export const STATUS_WORDS: Readonly<Record<ArticleStatus, { label: string; tone: Tone }>> = {
  draft: { label: "Ciornă", tone: "grey" },
  pending: { label: "În revizie", tone: "yellow" },
  published: { label: "Publicat", tone: "green" },
  rejected: { label: "Respins", tone: "red" },
};

/** The second badge of a published article with a revision. */
export const REVISION_WORDS: Readonly<Record<RevisionStatus, { label: string; tone: Tone }>> = {
  draft: { label: "Modificări netrimise", tone: "grey" },
  pending: { label: "Modificări în revizie", tone: "yellow" },
  rejected: { label: "Modificări respinse", tone: "red" },
};

export const SUBMISSION_WORDS: Readonly<Record<SubmissionStatus, { label: string; tone: Tone }>> = {
  pending: { label: "În așteptare", tone: "yellow" },
  approved: { label: "Aprobat", tone: "green" },
  rejected: { label: "Respins", tone: "red" },
  recalled: { label: "Retras din revizie", tone: "grey" },
};
