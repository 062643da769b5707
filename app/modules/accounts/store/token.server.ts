import { createHash } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { TokenPurpose } from "../rules/token";
import { organisations, tokens, users, verifications } from "../tables.server";

/** All that is kept of what stands in a mailed link. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export async function insertToken(token: string, row: Omit<typeof tokens.$inferInsert, "hash">): Promise<void> {
  await db()
    .insert(tokens)
    .values({ ...row, hash: hashOf(token) });
}

/** It has one of these purposes, was not used and is not too old. */
const isOpen = (token: string, purposes: readonly TokenPurpose[], at: Date) =>
  and(
    eq(tokens.hash, hashOf(token)),
    inArray(tokens.purpose, [...purposes]),
    isNull(tokens.usedAt),
    gt(tokens.expiresAt, at),
  );

/** Uses a link: of two at once one gets the row, the other null. */
export async function useToken(token: string, purposes: readonly TokenPurpose[], at: Date) {
  const [used] = await db()
    .update(tokens)
    .set({ usedAt: at })
    .where(isOpen(token, purposes, at))
    .returning({ userId: tokens.userId, purpose: tokens.purpose, email: tokens.email });
  return used ?? null;
}

/** The other links of the same purpose, once one of them was used. */
export async function voidTokens(userId: string, purposes: readonly TokenPurpose[], at: Date): Promise<void> {
  await db()
    .update(tokens)
    .set({ usedAt: at })
    .where(and(eq(tokens.userId, userId), inArray(tokens.purpose, [...purposes]), isNull(tokens.usedAt)));
}

/** What a link is about, for its page; null when it is unknown, used or too old. */
export async function openToken(token: string, purposes: readonly TokenPurpose[], at: Date) {
  const [found] = await db()
    .select({
      purpose: tokens.purpose,
      email: tokens.email,
      name: users.name,
      role: users.role,
      membership: users.membership,
      organisation: organisations.name,
    })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(isOpen(token, purposes, at));
  return found ?? null;
}

/** Links that nobody can use any more. */
export async function deleteOldTokens(before: Date): Promise<void> {
  await db().delete(tokens).where(lt(tokens.expiresAt, before));
}

export async function deleteEndedChallenges(before: Date): Promise<void> {
  await db().delete(verifications).where(lt(verifications.expiresAt, before));
}
