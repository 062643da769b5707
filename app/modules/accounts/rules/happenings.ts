import type { Visibility } from "~/platform/journal/visibility";

/**
 * The journal events of this module, with their subjects. `note` holds the reason or what was checked, `from` and `to` the
 * states or values before and after. Events about an organisation, or about a person whom it names as contact, are public
 * because directories may show them.
 */
export const happenings = {
  /** Subject: the organisation. The actor is its first person, whose address is not confirmed yet. */
  "organisation.registered": "public",
  /** Subject: the organisation, which nobody confirmed in time and which is deleted. */
  "registration.expired": "inside",
  /** Subject: the organisation. `note` says what was checked; the members are informed by mail. */
  "organisation.verified": "public",
  "organisation.rejected": "public",
  "organisation.suspended": "public",
  "organisation.restored": "public",
  /** Subject: the organisation. A rejected organisation asks for verification again. */
  "organisation.resubmitted": "public",
  /** Subject: the organisation. Its data changed; `from` and `to` hold its name when it changed. */
  "organisation.edited": "public",
  /** Subject: the person. They confirmed their address and wait for the organisation's owner (`organisationId` is its id). */
  "membership.requested": "inside",
  "membership.accepted": "inside",
  /** Subject: the person, who withdrew the request (`organisationId` is the organisation that they had asked). */
  "membership.withdrawn": "inside",
  "membership.declined": "inside",
  /** Subject: the invitation (`organisationId` is the inviting organisation, also when the invited person declines). */
  "invitation.sent": "inside",
  "invitation.resent": "inside",
  "invitation.withdrawn": "inside",
  "invitation.declined": "inside",
  /** Subject: the person, who accepted an invitation; `to` is their role. */
  "membership.joined": "inside",
  /** Subject: the person; `from` and `to` are their roles. */
  "membership.changed": "inside",
  /** Subject: the new owner. The actor is the previous owner, who becomes an editor. */
  "membership.handed_over": "inside",
  /** Subject: the person, who left or, when the actor is another person, was removed; `from` is their role. */
  "membership.ended": "inside",
  /** Subject: the person. */
  "person.edited": "public",
  "person.suspended": "public",
  "person.restored": "public",
  "admin.created": "inside",
  /** Subject: the person, whom an ADMIN made an administrator, or who is one no more; `from` and `to` are roles. */
  "person.role_changed": "public",
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
