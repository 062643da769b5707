import type { Visibility } from "../journal/visibility";

/** Subject: the installation. */
export const happenings = {
  "installation.secret_accepted": "inside",
  "installation.quarantined": "inside",
  "installation.released": "inside",
} as const satisfies Record<string, Visibility>;

declare module "../journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
