import type { Visibility } from "~/platform/journal/visibility";

/** What this room writes into the journal; the subject is the partner. */
export const happenings = {
  /** A part of its profile was saved; `to` names the part. */
  "partner.edited": "public",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
