import { and, desc, eq, gt, inArray, isNull, lt, ne } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { organisations, sessions, users } from "../tables.server";
import { hashOf } from "./token.server";

const sessionColumns = {
  ...pick(sessions, "id", "createdAt", "updatedAt"),
  userId: users.id,
  ...pick(users, "name", "email", "role", "membership", "twoFactorEnabled"),
  organisationId: organisations.id,
  kind: organisations.kind,
  organisationName: organisations.name,
  verification: organisations.verification,
};

const openSessions = prepared((at: Places<{ token: string; at: Date }>) =>
  db()
    .select(sessionColumns)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(sessions.token, at.token), gt(sessions.expiresAt, at.at), isNull(users.suspendedAt))),
);

/** The session with its person and organisation; null when it has ended or the person is suspended. */
export const sessionByToken = (token: string, at: Date) => firstRow(openSessions({ token: hashOf(token), at }));

/** The person of a session, ended or not; null once its row is deleted. */
export async function ownerOfSession(token: string): Promise<string | null> {
  const kept = db().select({ userId: sessions.userId }).from(sessions);
  return (await firstRow(kept.where(eq(sessions.token, hashOf(token)))))?.userId ?? null;
}

/** The sessions among these that have not ended and whose person is not suspended. */
export async function openSessionsAmong(ids: readonly string[], at: Date) {
  return db()
    .select({ id: sessions.id, role: users.role, membership: users.membership })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inArray(sessions.id, [...ids]), gt(sessions.expiresAt, at), isNull(users.suspendedAt)));
}

export async function insertSession(token: string, row: Omit<typeof sessions.$inferInsert, "token">): Promise<string> {
  const values = { ...row, token: hashOf(token) };
  return insertedId(db().insert(sessions).values(values).returning({ id: sessions.id }));
}

/** True for one of several simultaneous requests: only that one writes and sends the cookie again. */
export async function extendSession(id: string, seenAt: Date, at: Date, expiresAt: Date): Promise<boolean> {
  const rows = await db()
    .update(sessions)
    .set({ updatedAt: at, expiresAt })
    .where(and(eq(sessions.id, id), eq(sessions.updatedAt, seenAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** The open sessions of a person, the most recently used first. */
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
