import type { Visibility } from "~/platform/journal/visibility";

/** Journal entries of this module; the subject of `program.…` is the program, that of the others what they are named after. */
export const happenings = {
  "program.created": "inside",
  "program.proposed": "inside",
  "program.edited": "inside",
  "program.rejected": "inside",
  "program.published": "inside",
  /** Its hours, its place, its link or its price changed after it was published. */
  "program.moved": "inside",
  "program.cancelled": "inside",
  /** It begins tomorrow. */
  "program.near": "inside",
  "enrolment.seated": "inside",
  "enrolment.queued": "inside",
  "enrolment.offered": "inside",
  "enrolment.lapsed": "inside",
  /** A seat became free on the last day, when none is offered; the subject is the first of those who wait. */
  "enrolment.freed": "inside",
  "enrolment.withdrawn": "inside",
  "enrolment.attended": "inside",
  "enrolment.missed": "inside",
  "certificate.issued": "inside",
  "certificate.revoked": "inside",
  "program_review.written": "inside",
  "program_review.hidden": "inside",
  "program_review.shown": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
