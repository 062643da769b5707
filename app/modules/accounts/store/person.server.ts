import { and, eq, isNull, lt, or } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { Role } from "../rules/actor";
import { users } from "../tables.server";

export async function roleOf(userId: string): Promise<Role> {
  const [person] = await db().select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (!person) throw new Error(`Nobody has the id ${userId}`);
  return person.role;
}

/** What decides whether a person may have a session at all. */
export async function gateOf(userId: string) {
  const [person] = await db()
    .select({ role: users.role, membership: users.membership, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId));
  return person ?? null;
}

/** Takes the step of a code for this person; false when it, or a later one, was taken before. */
export async function claimTotpStep(userId: string, step: number): Promise<boolean> {
  const rows = await db()
    .update(users)
    .set({ lastTotpStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.lastTotpStep), lt(users.lastTotpStep, step))))
    .returning({ id: users.id });
  return rows.length > 0;
}
