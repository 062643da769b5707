import type { Visibility } from "~/platform/journal/visibility";

/** Journal entries of this module; the subject of `discussion.…` is the discussion, that of `post.…` the post. */
export const happenings = {
  "discussion.opened": "public",
  "discussion.solved": "public",
  "discussion.reopened": "public",
  /** Its author is asked whether one of the replies solved it. */
  "discussion.unsolved": "inside",
  "discussion.pinned": "public",
  "discussion.unpinned": "public",
  "discussion.locked": "public",
  "discussion.unlocked": "public",
  "post.written": "public",
  "post.edited": "public",
  /** By its author. */
  "post.removed": "public",
  "post.reported": "inside",
  /** Hidden by the reports of several organisations. */
  "post.held": "public",
  "post.hidden": "public",
  "post.kept": "inside",
  /** Shown again: reports had hidden it, and an ADMIN has read it. */
  "post.released": "public",
  "post.appealed": "inside",
  "post.upheld": "inside",
  "post.restored": "public",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
