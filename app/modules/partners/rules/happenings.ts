import type { Visibility } from "~/platform/journal/visibility";

/** The journal events of this module; the subject is the partner. */
export const happenings = {
  /** A section of the profile was saved; `to` is its code. */
  "partner.edited": "public",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
