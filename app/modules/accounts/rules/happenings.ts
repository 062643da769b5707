/**
 * What this room writes into the journal, and what a listener may wait for. The subject is named beside each; `note` holds
 * the reason or what was checked, `from` and `to` the states or values where there are two.
 */
export const happenings = [
  /** Subject: the organisation. By its first person, whose address is not confirmed yet. */
  "organisation.registered",
  /** Subject: the organisation. The ADMIN's words about what was checked are in the note; its people are told by mail. */
  "organisation.verified",
  "organisation.rejected",
  "organisation.suspended",
  "organisation.restored",
  /** Subject: the organisation. A rejected one asks to be looked at again. */
  "organisation.resubmitted",
  /** Subject: the organisation. Its data changed; `from` and `to` are its names when those differ. */
  "organisation.edited",
  /** Subject: the person. They confirmed their address and wait for the organisation's owner (`organisationId` is its id). */
  "membership.requested",
  "membership.accepted",
  "membership.declined",
  /** Subject: the person. */
  "person.edited",
  "person.suspended",
  "person.restored",
  "admin.created",
  "email.confirmed",
  "email.changed",
  "password.changed",
  "password.reset",
  "second-factor.enabled",
  "second-factor.disabled",
  "session.opened",
  "session.ended",
] as const;

export type Happening = (typeof happenings)[number];
