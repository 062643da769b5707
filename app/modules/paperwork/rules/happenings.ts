import type { Visibility } from "~/platform/journal/visibility";

/** Journal entries of this module. */
export const happenings = {
  /** Subject: the request. */
  "paper.made": "inside",
  "paper.removed": "inside",
  "paper.registered": "inside",
  /** A step was left out, with its reason, or taken back. */
  "paper.skipped": "inside",
  "paper.unskipped": "inside",
  /** A public price was noted for the estimate, or removed. */
  "paper.priced": "inside",
  "paper.unpriced": "inside",
  /** A proof of the announcement was added, or removed. */
  "paper.proved": "inside",
  "paper.unproved": "inside",
  /** Subject: the organisation. */
  "letterhead.edited": "inside",
  "paper_copy.edited": "inside",
  "paper_copy.removed": "inside",
  /** Subject: the version. */
  "paper_model.discarded": "inside",
  "paper_model.edited": "inside",
  "paper_model.published": "inside",
  "paper_model.withdrawn": "inside",
  /** Subject: the verification. */
  "paper_model.verified": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
