import type { Visibility } from "~/platform/journal/visibility";

/** Journal entries of this module; the subject is the article. */
export const happenings = {
  "article.created": "inside",
  "article.edited": "inside",
  "article.submitted": "inside",
  "article.recalled": "inside",
  "article.rejected": "inside",
  "article.purged": "inside",
  "article.approved": "public",
  /** By an ADMIN, with a reason. */
  "article.unpublished": "public",
  /** By its author. */
  "article.withdrawn": "public",
  /** Into the bin, and out of it. */
  "article.deleted": "public",
  "article.restored": "public",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
