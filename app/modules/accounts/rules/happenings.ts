import type { Visibility } from "~/platform/journal/visibility";

/**
 * What this room writes into the journal, and what a listener may wait for. The subject is named beside each; `note` holds
 * the reason or what was checked, `from` and `to` the states or values where there are two. Whatever touches an organisation
 * may show in the directories, and so may the person that one names as its contact.
 */
export const happenings = {
  /** Subject: the organisation. By its first person, whose address is not confirmed yet. */
  "organisation.registered": "public",
  /** Subject: the organisation. The ADMIN's words about what was checked are in the note; its people are told by mail. */
  "organisation.verified": "public",
  "organisation.rejected": "public",
  "organisation.suspended": "public",
  "organisation.restored": "public",
  /** Subject: the organisation. A rejected one asks to be looked at again. */
  "organisation.resubmitted": "public",
  /** Subject: the organisation. Its data changed; `from` and `to` are its names when those differ. */
  "organisation.edited": "public",
  /** Subject: the person. They confirmed their address and wait for the organisation's owner (`organisationId` is its id). */
  "membership.requested": "inside",
  "membership.accepted": "inside",
  /** Subject: the person, who asked no more (`organisationId` is the organisation's that they had asked). */
  "membership.withdrawn": "inside",
  "membership.declined": "inside",
  /** Subject: the invitation (`organisationId` is the organisation's that invites, also where the invited one declines). */
  "invitation.sent": "inside",
  "invitation.resent": "inside",
  "invitation.withdrawn": "inside",
  "invitation.declined": "inside",
  /** Subject: the person, who accepted an invitation; `to` is their role. */
  "membership.joined": "inside",
  /** Subject: the person; `from` and `to` are their roles. */
  "membership.changed": "inside",
  /** Subject: the person to whom an owner gave the account over; whoever gave it is its doer, and an editor from then on. */
  "membership.handed_over": "inside",
  /** Subject: the person, who left or, when the doer is another, was removed; `from` is the role that they had. */
  "membership.ended": "inside",
  /** Subject: the person. */
  "person.edited": "public",
  "person.suspended": "public",
  "person.restored": "public",
  "admin.created": "inside",
  "email.confirmed": "inside",
  "email.changed": "public",
  "password.changed": "inside",
  "password.reset": "inside",
  "second-factor.enabled": "inside",
  "second-factor.disabled": "inside",
  "session.opened": "inside",
  "session.ended": "inside",
} as const satisfies Record<string, Visibility>;

declare module "~/platform/journal/visibility" {
  interface KnownHappenings extends Readonly<typeof happenings> {}
}
