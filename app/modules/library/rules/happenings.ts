import type { Visibility } from "~/platform/journal/visibility";

/** Journal entries of this module; the subject is the document or act. Nothing of the library is public. */
export const happenings = {
  "resource.created": "inside",
  "resource.edited": "inside",
  /** The reading of one of its files has ended. */
  "resource.file_read": "inside",
  "resource.verified": "inside",
  /** A notice of the term of its verification, to whoever answers for it. */
  "resource.due": "inside",
  /** An act on which it rests was abrogated or amended, to whoever answers for it. */
  "resource.act_changed": "inside",
  /** Into the bin, and out of it. */
  "resource.withdrawn": "inside",
  "resource.restored": "inside",
  "resource.purged": "inside",
  /** About a proposal of a document or of a correction. */
  "resource.proposed": "inside",
  "resource.proposal_accepted": "inside",
  "resource.proposal_rejected": "inside",
  /** About an act of the legislation. */
  "act.created": "inside",
  "act.edited": "inside",
  "act.verified": "inside",
  /** About one of its articles; the subject is the act. */
  "act.article_written": "inside",
  "act.article_edited": "inside",
  "act.article_verified": "inside",
  "act.article_removed": "inside",
  /** About a quick link of the hub; `note` is its title. */
  "link.created": "inside",
  "link.edited": "inside",
  "link.removed": "inside",
  /** An address of the library was found broken for the first time, or answers again. */
  "link.broken": "inside",
  "link.repaired": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
