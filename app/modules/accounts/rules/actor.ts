/** Set by the server only. An ADMIN is created by the command line or by another ADMIN, never by registration. */
export type Role = "UAT" | "FIRMA" | "ADMIN";
export type OrganisationKind = "UAT" | "FIRMA";

/** pending: registered, not yet checked · verified · rejected with a reason · suspended: nothing new happens. */
export type Verification = "pending" | "verified" | "rejected" | "suspended";
export type Membership = "owner" | "colleague";

/** False for applicants and for people who have left. */
export const isMember = <Place extends { membership: Membership | "applicant" | null }>(
  person: Place,
): person is Place & { membership: Membership } => person.membership === "owner" || person.membership === "colleague";

export type ActorOrganisation = {
  id: string;
  kind: OrganisationKind;
  name: string;
  verification: Verification;
  membership: Membership;
};

/** The signed-in person, read from the database on every request. An ADMIN belongs to no organisation. */
export type Actor = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
} & ({ role: "UAT" | "FIRMA"; organisation: ActorOrganisation } | { role: "ADMIN"; organisation: null });

/** Null for a visitor who is not signed in. */
export type Visitor = Actor | null;

/** A signed-in person of an organisation. */
export type Member = Actor & { organisation: ActorOrganisation };

export const isUat = (actor: Visitor): actor is Member => actor?.role === "UAT";
export const isFirma = (actor: Visitor): actor is Member => actor?.role === "FIRMA";
export const isAdmin = (actor: Visitor): boolean => actor?.role === "ADMIN";

export const isVerified = (actor: Visitor): boolean => actor?.organisation?.verification === "verified";
export const isSuspended = (actor: Visitor): boolean => actor?.organisation?.verification === "suspended";
export const belongsTo = (actor: Visitor, organisationId: string): boolean =>
  actor?.organisation?.id === organisationId;

/** What a person wrote in the name of an organisation. `authorActs`: that person still acts for it. */
export type Spoken = { organisationId: string; authorId: string; authorActs: boolean };

/** Whether it is the visitor's to change: its author's while they act for the organisation, afterwards everybody's who does. */
export const speaksFor = (visitor: Visitor, { organisationId, authorId, authorActs }: Spoken): boolean =>
  belongsTo(visitor, organisationId) && (!authorActs || visitor?.userId === authorId);

const homes: Record<Role, string> = { UAT: "/uat/dashboard", FIRMA: "/firma/dashboard", ADMIN: "/admin/dashboard" };

export const homeOfRole = (role: Role): string => homes[role];

/** The dashboard of a signed-in person; the landing page for others. */
export const homeOf = (actor: Visitor): string => (actor ? homes[actor.role] : "/");
