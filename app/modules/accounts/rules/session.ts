import { type Actor, isMember, type Membership, type OrganisationKind, type Role, type Verification } from "./actor";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends when its person was away for `idle`, and after `longest` whatever they do. */
type Lifetime = { idle: number; longest: number; extendAfter: number };
const ADMIN: Lifetime = { idle: 60 * MINUTE, longest: DAY / 2, extendAfter: 5 * MINUTE };
const OTHERS: Lifetime = { idle: 7 * DAY, longest: 30 * DAY, extendAfter: DAY };

/** The cookie outlives every idle time but the longest: the row decides. */
export const COOKIE_SECONDS = OTHERS.idle / 1000;

const lifetimeOf = (role: Role): Lifetime => (role === "ADMIN" ? ADMIN : OTHERS);

/** When a session that is used at `at` ends, if it is not used again. */
export function expiryOf(role: Role, createdAt: Date, at: Date): Date {
  const { idle, longest } = lifetimeOf(role);
  return new Date(Math.min(at.getTime() + idle, createdAt.getTime() + longest));
}

/** Is it time to write the use of a session down? Seldom enough that reading pages does not write. */
export function isExtensionDue(role: Role, updatedAt: Date, at: Date): boolean {
  return at.getTime() - updatedAt.getTime() > lifetimeOf(role).extendAfter;
}

/** Two doors for one sign-in: the members' takes everybody, the other only those who moderate. */
export type Door = "members" | "admin";
export const mayPass = (door: Door, role: Role): boolean => door === "members" || role === "ADMIN";

/** Whoever moderates needs a second factor, but for the demonstration; until then a session of theirs opens only its page. */
export const owesSecondFactor = (role: Role, enabled: boolean, demo: boolean): boolean =>
  role === "ADMIN" && !enabled && !demo;

/** And may not be without it afterwards. */
export const mayEndSecondFactor = (role: Role, demo: boolean): boolean => role !== "ADMIN" || demo;

/** A session with its person and their organisation, as one query reads them. */
export type SessionFacts = {
  id: string;
  userId: string;
  name: string;
  email: string;
  role: Role;
  membership: Membership | "applicant" | null;
  organisationId: string | null;
  kind: OrganisationKind | null;
  organisationName: string | null;
  verification: Verification | null;
};

/** Null for somebody who belongs to no organisation yet: an applicant is nobody's actor, and sees nothing of it. */
export function actorOf(facts: SessionFacts): Actor | null {
  const person = { userId: facts.userId, sessionId: facts.id, name: facts.name, email: facts.email };
  if (facts.role === "ADMIN") return { ...person, role: facts.role, organisation: null };
  const { organisationId: id, kind, organisationName: name, verification } = facts;
  if (!id || !kind || !name || !verification || !isMember(facts)) return null;
  return { ...person, role: facts.role, organisation: { id, kind, name, verification, membership: facts.membership } };
}

/**
 * Somebody with an account who works for no organisation, after leaving or being removed, or while one that they asked
 * (`asks`) has not answered: signed in, and nobody's actor.
 */
export type Unplaced = { userId: string; sessionId: string; name: string; email: string; asks: boolean };

/** An ADMIN belongs to none, and needs none. */
export const isUnplaced = ({ role, membership }: Pick<SessionFacts, "role" | "membership">): boolean =>
  role !== "ADMIN" && !isMember({ membership });

export function unplacedOf(facts: SessionFacts): Unplaced | null {
  if (!isUnplaced(facts)) return null;
  const { userId, id: sessionId, name, email, membership } = facts;
  return { userId, sessionId, name, email, asks: membership === "applicant" };
}
