import { and, desc, eq, gt, inArray, isNull, lt, ne } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { organisations, sessions, users } from "../tables.server";
import { hashOf } from "./token.server";

const sessionColumns = {
  id: sessions.id,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
  userId: users.id,
  name: users.name,
  email: users.email,
  role: users.role,
  membership: users.membership,
  twoFactorEnabled: users.twoFactorEnabled,
  organisationId: organisations.id,
  kind: organisations.kind,
  organisationName: organisations.name,
  verification: organisations.verification,
};

const entered = prepared((at: Places<{ token: string; at: Date }>) =>
  db()
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(sessions.token, at.token), gt(sessions.expiresAt, at.at), isNull(users.suspendedAt))),
);

/** Everything about who asks; null when the session has ended or its person may not come in. */
export async function sessionByToken(token: string, at: Date) {
  const [row] = await entered({ token: hashOf(token), at });
  return row ?? null;
}

/** Whose session this is or was, as long as its row is kept. */
export async function ownerOfSession(token: string): Promise<string | null> {
  const [row] = await db()
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(eq(sessions.token, hashOf(token)));
  return row?.userId ?? null;
}

/** Of these sessions the ones that have not ended and whose person may come in, with that person's place. */
export async function standingAmong(ids: readonly string[], at: Date) {
  return db()
    .select({ id: sessions.id, role: users.role, membership: users.membership })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, at), isNull(users.suspendedAt)));
}

export async function insertSession(token: string, row: Omit<typeof sessions.$inferInsert, "token">): Promise<string> {
  const [inserted] = await db()
    .insert(sessions)
    .values({ ...row, token: hashOf(token) })
    .returning({ id: sessions.id });
  if (!inserted) throw new Error("The session returned no row");
  return inserted.id;
}

/** Only one of several requests at once writes, and only that one sends the cookie again. */
export async function extendSession(id: string, seenAt: Date, at: Date, expiresAt: Date): Promise<boolean> {
  const rows = await db()
    .update(sessions)
    .set({ updatedAt: at, expiresAt })
    .where(and(eq(sessions.id, id), eq(sessions.updatedAt, seenAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** The open sessions of a person, the latest used first; without the token, which never leaves the server. */
export async function sessionsOf(userId: string, at: Date) {
  return db()
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      usedAt: sessions.updatedAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, at)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id));
}

export async function deleteSession(id: string, userId: string): Promise<boolean> {
  const rows = await db()
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** All sessions of a person, or all but one. */
export async function deleteSessionsOf(userId: string, but?: string): Promise<void> {
  await db()
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), but === undefined ? undefined : ne(sessions.id, but)));
}

export async function deleteEndedSessions(before: Date): Promise<void> {
  await db().delete(sessions).where(lt(sessions.expiresAt, before));
}
