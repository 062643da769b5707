import type { Visibility } from "~/platform/journal/visibility";

/** Journal entries of this module. */
export const happenings = {
  /** Subject: the request. */
  "paper.made": "inside",
  "paper.removed": "inside",
  /** Subject: the organisation. */
  "letterhead.edited": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
