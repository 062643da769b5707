import { asSentence } from "~/platform/language/text";
import { type Actor, isMember, type Membership, type OrganisationKind, type Role, type Verification } from "./actor";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends after `idle` without requests, and after `longest` in any case (milliseconds). */
type Lifetime = { idle: number; longest: number; extendAfter: number };
const ADMIN: Lifetime = { idle: 60 * MINUTE, longest: DAY / 2, extendAfter: 5 * MINUTE };
const OTHERS: Lifetime = { idle: 7 * DAY, longest: 30 * DAY, extendAfter: DAY };

/** The cookie lasts as long as the longest idle time; the session's row decides when it ends. */
export const COOKIE_SECONDS = OTHERS.idle / 1000;

const lifetimeOf = (role: Role): Lifetime => (role === "ADMIN" ? ADMIN : OTHERS);

/** When a session used at `at` expires if it is not used again. */
export function expiryOf(role: Role, createdAt: Date, at: Date): Date {
  const { idle, longest } = lifetimeOf(role);
  return new Date(Math.min(at.getTime() + idle, createdAt.getTime() + longest));
}

/** Whether to store that the session was used: seldom, so that most page views do not write to the database. */
export function isExtensionDue(role: Role, updatedAt: Date, at: Date): boolean {
  return at.getTime() - updatedAt.getTime() > lifetimeOf(role).extendAfter;
}

/** The two login pages: `members` accepts every account, `admin` only ADMIN accounts. */
export type LoginPage = "members" | "admin";
export const maySignInAt = (page: LoginPage, role: Role): boolean => page === "members" || role === "ADMIN";

/** What a suspended person reads after the right password. */
export const suspendedSentence = (reason: string | null): string =>
  `Contul acesta este suspendat.${reason === null ? "" : ` Motivul: ${asSentence(reason)}`} Pentru lămuriri scrieți la suport.`;

/** An ADMIN needs a second factor, except in demo mode; until it is set up, the session opens only its setup page. */
export const mustSetUpSecondFactor = (role: Role, enabled: boolean, demo: boolean): boolean =>
  role === "ADMIN" && !enabled && !demo;

/** An ADMIN may not turn it off, except in demo mode. */
export const mayEndSecondFactor = (role: Role, demo: boolean): boolean => role !== "ADMIN" || demo;

/** A session with its person and their organisation. */
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

/** Null for a person without an organisation, and for an applicant, who may see nothing of the organisation yet. */
export function actorFrom(facts: SessionFacts): Actor | null {
  const person = { userId: facts.userId, sessionId: facts.id, name: facts.name, email: facts.email };
  if (facts.role === "ADMIN") return { ...person, role: facts.role, organisation: null };
  const { organisationId: id, kind, organisationName: name, verification } = facts;
  if (!id || !kind || !name || !verification || !isMember(facts)) return null;
  return { ...person, role: facts.role, organisation: { id, kind, name, verification, membership: facts.membership } };
}

/**
 * A signed-in person without an organisation: they left, were removed, or have an unanswered join request (`asks`). They
 * are not an `Actor`.
 */
export type Unplaced = { userId: string; sessionId: string; name: string; email: string; asks: boolean };

/** False for an ADMIN, who needs no organisation. */
export const isUnplaced = ({ role, membership }: Pick<SessionFacts, "role" | "membership">): boolean =>
  role !== "ADMIN" && !isMember({ membership });

export function unplacedFrom(facts: SessionFacts): Unplaced | null {
  if (!isUnplaced(facts)) return null;
  const { userId, id: sessionId, name, email, membership } = facts;
  return { userId, sessionId, name, email, asks: membership === "applicant" };
}
