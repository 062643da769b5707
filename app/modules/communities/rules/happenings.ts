import type { Visibility } from "~/platform/journal/visibility";

/** Journal entries of this module; the subject is the community, or the claim for `claim.…`. */
export const happenings = {
  "community.created": "public",
  /** `to` names the part that was edited. */
  "community.edited": "public",
  /** Moved to the bin, or out of it, by an ADMIN. */
  "community.deleted": "public",
  "community.restored": "public",
  /** Deleted permanently, with its contents. */
  "community.purged": "public",
  /** Given to the authority that claimed it. */
  "community.assigned": "public",
  /** Received the contents of another community of the same authority; that one's name is in the note. */
  "community.merged": "public",
  /** Its contents moved to the community named in the note, and it went to the bin. */
  "community.absorbed": "public",
  "claim.made": "inside",
  "claim.accepted": "inside",
  /** The reason is in the note. */
  "claim.declined": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
