import { randomBytes } from "node:crypto";
import { validate as isUuid } from "uuid";
import { now } from "~/platform/clock";
import { settings } from "~/platform/settings.server";
import type { Actor, Visitor } from "../rules/actor";
import {
  actorOf,
  expiryOf,
  isExtensionDue,
  isUnplaced,
  owesSecondFactor,
  type Unplaced,
  unplacedOf,
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

/** Who asks. Without a cookie of ours nothing is asked of the database. */
export async function readActor(cookieHeader: string): Promise<ReadActor> {
  const token = sessionToken(cookieHeader);
  if (!token) return NOBODY;
  const at = now();
  const row = await sessionByToken(token, at);
  if (!row || isBeginner(row)) return NOBODY;
  const [actor, unplaced] = [actorOf(row), unplacedOf(row)];
  return actor || unplaced ? { actor, unplaced, setCookie: await extended(row, token, at) } : NOBODY;
}

/** An ADMIN who has given the password and must still set up the second factor: a session that opens this one page only. */
export async function readBeginner(cookieHeader: string): Promise<Actor | null> {
  const token = sessionToken(cookieHeader);
  const row = token ? await sessionByToken(token, now()) : null;
  return row && isBeginner(row) ? actorOf(row) : null;
}

/**
 * Who was signed in here before: the person of the session that ended or, where its row is gone too, the only one who has
 * ever signed in from this browser. Null where several share it, because nothing tells which of them it was.
 */
export async function formerPerson(cookieHeader: string): Promise<string | null> {
  const token = sessionToken(cookieHeader);
  const owner = token && (await ownerOfSession(token));
  if (owner) return owner;
  const [person = "", ...others] = peopleOfDevice(cookieHeader);
  return others.length === 0 && isUuid(person) ? person : null;
}

const isBeginner = (row: Row) => owesSecondFactor(row.role, row.twoFactorEnabled, settings().demo);

async function extended(row: Row, token: string, at: Date): Promise<string | null> {
  if (!isExtensionDue(row.role, row.updatedAt, at)) return null;
  const ours = await extendSession(row.id, row.updatedAt, at, expiryOf(row.role, row.createdAt, at));
  return ours ? sessionCookie(token) : null;
}

/** Which of these sessions still let somebody work for an organisation, or moderate: one question for all open streams. */
export async function validSessions(ids: readonly string[]): Promise<Set<string>> {
  const standing = await openSessionsAmong(ids, now());
  return new Set(standing.filter((person) => !isUnplaced(person)).map(({ id }) => id));
}

/** Opens a session for a person who has proved who they are in another way; returns its id and both forms of its cookie. */
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

/** The value of a Cookie header with which this person is signed in; for tests and data sets. */
export async function createSession(userId: string): Promise<string> {
  return (await openSession(userId)).cookie;
}
