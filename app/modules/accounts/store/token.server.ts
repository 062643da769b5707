import { createHash } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import type { TokenPurpose } from "../rules/token";
import { organisations, tokens, users, verifications } from "../tables.server";

/** Tokens are stored only as this hash, so the database holds nothing that opens a link or a session. */
export const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

export async function insertToken(token: string, row: Omit<typeof tokens.$inferInsert, "hash">): Promise<void> {
  await db()
    .insert(tokens)
    .values({ ...row, hash: hashOf(token) });
}

/** The token has one of these purposes, is unused and has not expired. */
const isOpen = (token: string, purposes: readonly TokenPurpose[], at: Date) =>
  and(
    eq(tokens.hash, hashOf(token)),
    inArray(tokens.purpose, [...purposes]),
    isNull(tokens.usedAt),
    gt(tokens.expiresAt, at),
  );

/** Marks a token as used; null when it is not open, so of two simultaneous uses one succeeds. */
export const useToken = (token: string, purposes: readonly TokenPurpose[], at: Date) =>
  firstRow(
    db()
      .update(tokens)
      .set({ usedAt: at })
      .where(isOpen(token, purposes, at))
      .returning({ userId: tokens.userId, purpose: tokens.purpose, email: tokens.email }),
  );

/** Marks every unused token of these purposes as used. */
export async function voidTokens(userId: string, purposes: readonly TokenPurpose[], at: Date): Promise<void> {
  await db()
    .update(tokens)
    .set({ usedAt: at })
    .where(and(eq(tokens.userId, userId), inArray(tokens.purpose, [...purposes]), isNull(tokens.usedAt)));
}

/** What the page of a mailed link shows; null when the link is unknown, used or expired. */
export const openToken = (token: string, purposes: readonly TokenPurpose[], at: Date) =>
  firstRow(
    db()
      .select({ purpose: tokens.purpose, email: tokens.email, organisation: organisations.name })
      .from(tokens)
      .innerJoin(users, eq(users.id, tokens.userId))
      .leftJoin(organisations, eq(organisations.id, users.organisationId))
      .where(isOpen(token, purposes, at)),
  );

export async function deleteOldTokens(before: Date): Promise<void> {
  await db().delete(tokens).where(lt(tokens.expiresAt, before));
}

export async function deleteEndedChallenges(before: Date): Promise<void> {
  await db().delete(verifications).where(lt(verifications.expiresAt, before));
}
