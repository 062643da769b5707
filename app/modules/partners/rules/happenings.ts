import type { Sight } from "~/platform/journal/sight";

/** What this room writes into the journal; the subject is the partner. */
export const happenings = {
  /** A part of its profile was saved; `to` names the part. */
  "partner.edited": "public",
} as const satisfies Record<string, Sight>;

declare module "~/platform/journal/sight" {
  interface Declared extends Readonly<typeof happenings> {}
}
