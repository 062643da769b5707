import type { Visibility } from "~/platform/journal/visibility";

/**
 * Journal entries of this module, with who may learn of them. Of a sent request title, category, authority and deadline
 * are public; responses and questions are for its parties only, and reviews are public.
 */
export const happenings = {
  /** Subject: the request. Before sending, only its organisation knows of it. */
  "request.created": "inside",
  "request.edited": "inside",
  "request.queued": "inside",
  "request.duplicated": "inside",
  "request.deleted": "inside",
  "request.sent": "public",
  "request.clarified": "public",
  "request.extended": "public",
  "request.changed": "public",
  "request.evaluating": "public",
  "request.opened": "public",
  "request.accepted": "public",
  "request.completed": "public",
  "request.cancelled": "public",
  /** By an ADMIN; the note is the reason, which the authority reads. */
  "request.hidden": "public",
  "request.shown": "public",
  /** Other authorities see it among what was done before, or no longer. */
  "request.shared": "inside",
  "request.unshared": "inside",
  /** Subject: the response. */
  "response.submitted": "inside",
  "response.edited": "inside",
  "response.to_confirm": "inside",
  "response.confirmed": "inside",
  "response.withdrawn": "inside",
  "response.resubmitted": "inside",
  "response.declined": "inside",
  /** The authority chose another partner during the collaboration; the note is its reason, which the firm reads. */
  "response.replaced": "inside",
  "response.accepted": "public",
  /** Subject: the question. */
  "question.asked": "inside",
  "question.answered": "inside",
  /** Subject: the review. */
  "review.written": "public",
  "review.replied": "public",
  "review.hidden": "public",
  "review.shown": "public",
  /** Subject: the request, or the response to be confirmed. */
  "reminder.deadline": "inside",
  "reminder.week": "inside",
  "reminder.month": "inside",
  "reminder.unconfirmed": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
