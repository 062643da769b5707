import type { Role } from "./actor";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends when its person was away for `idle`, and after `longest` whatever they do. */
type Lifetime = { idle: number; extendAfter: number };
const ADMIN: Lifetime = { idle: 60 * MINUTE, extendAfter: 5 * MINUTE };
const OTHERS: Lifetime = { idle: 7 * DAY, extendAfter: DAY };
const LONGEST = 30 * DAY;

/** The cookie outlives every idle time but the longest: the row decides. */
export const COOKIE_SECONDS = OTHERS.idle / 1000;

const lifetimeOf = (role: Role): Lifetime => (role === "ADMIN" ? ADMIN : OTHERS);

/** When a session that is used at `at` ends, if it is not used again. */
export function expiryOf(role: Role, createdAt: Date, at: Date): Date {
  return new Date(Math.min(at.getTime() + lifetimeOf(role).idle, createdAt.getTime() + LONGEST));
}

/** Is it time to write the use of a session down? Seldom enough that reading pages does not write. */
export function isExtensionDue(role: Role, updatedAt: Date, at: Date): boolean {
  return at.getTime() - updatedAt.getTime() > lifetimeOf(role).extendAfter;
}
