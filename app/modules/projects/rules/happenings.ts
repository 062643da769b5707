import type { Visibility } from "~/platform/journal/visibility";

/** Journal entries of this module; the subject of `project.…` is the project, that of `application.…` the application. */
export const happenings = {
  "project.opened": "public",
  /** Another authority opened a project with its idea; the subject is the first one. */
  "project.copied": "inside",
  "project.edited": "public",
  "project.closed": "public",
  "project.reopened": "public",
  /** By an ADMIN; `note` is the reason, which the authority reads. */
  "project.hidden": "public",
  "project.shown": "public",
  /** The authority is asked to decide about the applications that still wait. */
  "project.undecided": "inside",
  /** The days for applications are over; whoever had begun to write one is told. */
  "project.due": "inside",
  "application.sent": "public",
  "application.withdrawn": "public",
  "application.accepted": "inside",
  "application.declined": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
