import { createHash } from "node:crypto";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import type { SubscriptionSource } from "../rules";
import { newsletterSubscribers } from "../tables.server";

type Values = Partial<typeof newsletterSubscribers.$inferInsert>;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const confirmedBy = (token: string, at: Date) =>
  and(eq(newsletterSubscribers.confirmationHash, hashOf(token)), gt(newsletterSubscribers.confirmationExpiresAt, at));

/** The subscriber with this address, created if missing, locked until the transaction ends. */
export async function subscriberFor(email: string, source: SubscriptionSource, at: Date) {
  await db()
    .insert(newsletterSubscribers)
    .values({ email, source, createdAt: at, updatedAt: at })
    .onConflictDoNothing();
  const [subscriber] = await db()
    .select()
    .from(newsletterSubscribers)
    .where(eq(sql`lower(${newsletterSubscribers.email})`, email.toLowerCase()))
    .for("update");
  if (!subscriber) throw new Error("A subscriber that was just written is not there");
  return subscriber;
}

/** Stores a confirmation link in place of the earlier one. */
export async function storeConfirmationLink(id: string, token: string, ends: Date, at: Date): Promise<void> {
  const values = { confirmationHash: hashOf(token), confirmationExpiresAt: ends, updatedAt: at };
  await db().update(newsletterSubscribers).set(values).where(eq(newsletterSubscribers.id, id));
}

/** The subscriber of a confirmation link; null when the link is unknown, used or expired. */
export async function subscriberByConfirmationLink(token: string, at: Date): Promise<{ email: string } | null> {
  const columns = { email: newsletterSubscribers.email };
  return firstRow(db().select(columns).from(newsletterSubscribers).where(confirmedBy(token, at)));
}

const NO_LINK: Values = { confirmationHash: null, confirmationExpiresAt: null };

/** Uses up the link: of two concurrent requests one gets the row, the other null. */
export async function confirmSubscriber(token: string, at: Date) {
  const values = { ...NO_LINK, confirmedAt: at, unsubscribedAt: null, updatedAt: at };
  const confirmed = db().update(newsletterSubscribers).set(values).where(confirmedBy(token, at));
  return firstRow(confirmed.returning({ id: newsletterSubscribers.id, email: newsletterSubscribers.email }));
}

/** Unsubscribes and voids a waiting confirmation link. False when already unsubscribed. */
export async function unsubscribeSubscriber(id: string, at: Date): Promise<boolean> {
  const mine = eq(newsletterSubscribers.id, id);
  await db().update(newsletterSubscribers).set(NO_LINK).where(mine);
  const left = await db()
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: at, updatedAt: at })
    .where(and(mine, isNull(newsletterSubscribers.unsubscribedAt)))
    .returning({ id: newsletterSubscribers.id });
  return left.length > 0;
}

/** Deletes subscribers who never confirmed, unchanged since `before`. */
export async function deletePending(before: Date): Promise<void> {
  await db()
    .delete(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.state, "pending"), lt(newsletterSubscribers.updatedAt, before)));
}
