import { randomBytes } from "node:crypto";
import { validate as isUuid } from "uuid";
import { now } from "~/platform/clock";
import { writeIfPossible } from "~/platform/database/write-if-possible.server";
import { settings } from "~/platform/settings.server";
import type { Actor, Visitor } from "../rules/actor";
import {
  actorFrom,
  expiryOf,
  isExtensionDue,
  isUnplaced,
  mustSetUpSecondFactor,
  type Unplaced,
  unplacedFrom,
} from "../rules/session";
import { roleOf } from "../store/person.server";
import {
  extendSession,
  insertSession,
  openSessionsAmong,
  ownerOfSession,
  sessionByToken,
} from "../store/session.server";
import { sessionCookie, sessionCookiePair, sessionToken } from "./cookies.server";
import { peopleOfDevice } from "./known-device.server";

type Row = NonNullable<Awaited<ReturnType<typeof sessionByToken>>>;
export type ReadActor = { actor: Visitor; unplaced: Unplaced | null; setCookie: string | null };

const NOBODY: ReadActor = { actor: null, unplaced: null, setCookie: null };

/** The person of the session cookie. Without a validly signed cookie there is no query. */
export async function readActor(cookieHeader: string): Promise<ReadActor> {
  const token = sessionToken(cookieHeader);
  if (!token) return NOBODY;
  const at = now();
  const row = await sessionByToken(token, at);
  if (!row || lacksSecondFactor(row)) return NOBODY;
  const actor = actorFrom(row);
  const unplaced = unplacedFrom(row);
  return actor || unplaced ? { actor, unplaced, setCookie: await extended(row, token, at) } : NOBODY;
}

/** The ADMIN of a session that may only set up the second factor; null for any other session. */
export async function readAdminWithoutSecondFactor(cookieHeader: string): Promise<Actor | null> {
  const token = sessionToken(cookieHeader);
  const row = token ? await sessionByToken(token, now()) : null;
  return row && lacksSecondFactor(row) ? actorFrom(row) : null;
}

/**
 * The id of the person who was signed in here before: the owner of the ended session or, when its row is deleted, the only
 * person known in this browser. Null when several people share the browser.
 */
export async function formerPerson(cookieHeader: string): Promise<string | null> {
  const token = sessionToken(cookieHeader);
  const owner = token && (await ownerOfSession(token));
  if (owner) return owner;
  const [person = "", ...others] = peopleOfDevice(cookieHeader);
  return others.length === 0 && isUuid(person) ? person : null;
}

/** Whether the cookie is of a session of ours, also of one that has ended: what its person then sends is kept for them. */
export async function hasSession(cookieHeader: string): Promise<boolean> {
  const token = sessionToken(cookieHeader);
  return token !== null && (await ownerOfSession(token)) !== null;
}

const lacksSecondFactor = (row: Row) => mustSetUpSecondFactor(row.role, row.twoFactorEnabled, settings().demo);

async function extended(row: Row, token: string, at: Date): Promise<string | null> {
  if (!isExtensionDue(row.role, row.updatedAt, at)) return null;
  const until = expiryOf(row.role, row.createdAt, at);
  const ours = await writeIfPossible(() => extendSession(row.id, row.updatedAt, at, until));
  return ours ? sessionCookie(token) : null;
}

/** Which of these sessions still belong to an actor; one query for all open event streams. */
export async function validSessions(ids: readonly string[]): Promise<Set<string>> {
  const standing = await openSessionsAmong(ids, now());
  return new Set(standing.filter((person) => !isUnplaced(person)).map(({ id }) => id));
}

/** Opens a session without the sign-in library, for a person authenticated by a link or a password change. */
export async function openSession(userId: string, from: { address?: string; userAgent?: string } = {}) {
  const at = now();
  const token = randomBytes(32).toString("base64url");
  const id = await insertSession(token, {
    userId,
    expiresAt: expiryOf(await roleOf(userId), at, at),
    ipAddress: from.address ?? null,
    userAgent: from.userAgent ?? null,
    createdAt: at,
    updatedAt: at,
  });
  return { id, cookie: sessionCookiePair(token), setCookie: sessionCookie(token) };
}

/** A Cookie header of a new session; for tests and data sets. */
export async function createSession(userId: string): Promise<string> {
  return (await openSession(userId)).cookie;
}
