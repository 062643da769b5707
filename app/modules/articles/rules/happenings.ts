import type { Sight } from "~/platform/journal/sight";

/** What this room writes into the journal; the subject is the article. */
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
} as const satisfies Record<string, Sight>;

declare module "~/platform/journal/sight" {
  interface Declared extends Readonly<typeof happenings> {}
}
