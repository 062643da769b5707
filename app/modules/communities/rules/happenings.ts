import type { Visibility } from "~/platform/journal/visibility";

/** What this room writes into the journal; the subject is the community, of a claim the claim. */
export const happenings = {
  "community.created": "public",
  /** `to` names what of it was edited. */
  "community.edited": "public",
  /** To the bin, by an ADMIN, and out of it. */
  "community.deleted": "public",
  "community.restored": "public",
  /** For good, with all that it showed. */
  "community.purged": "public",
  /** An authority owns it from now on. */
  "community.assigned": "public",
  /** It has now what another one of the same authority showed; the other's name is in the note. */
  "community.merged": "public",
  /** What it showed went to another one, named in the note, and itself to the bin. */
  "community.absorbed": "public",
  "claim.made": "inside",
  "claim.accepted": "inside",
  /** The reason is in the note. */
  "claim.declined": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
