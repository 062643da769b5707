import { and, count, desc, eq, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/modules/accounts/rules/actor";
import { articleSubmissions } from "~/modules/articles/tables/articles.server";
import { conversationReads, messages } from "~/modules/conversations/tables.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { notFound } from "~/platform/refusal";
import { notifications } from "../tables.server";

export const INBOX_PAGE = 20;
const NEWEST = 5;

const { id, type, title, message, createdAt } = notifications;
const newestFirst = [desc(createdAt), desc(id)];

/** The owner of an inbox: a person within their present organisation. */
export type Reader = { userId: string; organisationId: string | null };

const readerOf = ({ userId, organisation }: Actor): Reader => ({
  userId,
  organisationId: organisation?.id ?? null,
});

const ofReader = ({ userId, organisationId }: Reader | Places<Reader>): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    sql`${notifications.organisationId} is not distinct from ${organisationId}::uuid`,
  );

const ofActor = (actor: Actor): SQL | undefined => ofReader(readerOf(actor));

/** The message was read in its conversation. */
const readElsewhere = sql`(${notifications.type} = 'message' and exists (
  select 1 from ${messages} join ${conversationReads} on ${conversationReads.conversationId} = ${messages.conversationId}
  where ${messages.id} = ${notifications.subjectId} and ${conversationReads.userId} = ${notifications.userId}
    and ${conversationReads.lastReadAt} >= ${messages.createdAt}))`;

/** The article does not await a decision any more: another ADMIN decided, or its author recalled it. */
const decidedElsewhere = sql`(${notifications.type} = 'article_waiting' and not exists (
  select 1 from ${articleSubmissions} where ${articleSubmissions.articleId} = ${notifications.subjectId}
    and ${articleSubmissions.recalledAt} is null and ${articleSubmissions.outcome} is null))`;

const isUnread = and(isNull(notifications.readAt), not(readElsewhere), not(decidedElsewhere));

const columns = { id, type, title, message, createdAt, unread: sql<boolean>`(${isUnread})`.mapWith(Boolean) };

export type InboxItem = Awaited<ReturnType<typeof newestNotifications>>[number];

/** A count query, which the workspace frame also embeds in its own. */
export const unreadNotifications = (reader: Reader | Places<Reader>) =>
  db()
    .select({ number: count() })
    .from(notifications)
    .where(and(ofReader(reader), isUnread));

export async function unreadCount(actor: Actor): Promise<number> {
  const [row] = await unreadNotifications(readerOf(actor));
  return row?.number ?? 0;
}

const newest = prepared((reader: Places<Reader>) =>
  db()
    .select(columns)
    .from(notifications)
    .where(ofReader(reader))
    .orderBy(...newestFirst)
    .limit(NEWEST),
);

/** The newest five, read or not, for dashboards. */
export const newestNotifications = (actor: Actor) => newest(readerOf(actor));

export async function inboxOf(actor: Actor, page: number) {
  const [items, total, unread] = await Promise.all([
    db()
      .select(columns)
      .from(notifications)
      .where(ofActor(actor))
      .orderBy(...newestFirst)
      .limit(INBOX_PAGE)
      .offset((page - 1) * INBOX_PAGE),
    db().$count(notifications, ofActor(actor)),
    unreadCount(actor),
  ]);
  return { items, total, unread };
}

/** Marks one as read and returns its `href`; another person's notification answers 404, as a missing one does. */
export async function readOne(actor: Actor, id: string, at: Date): Promise<string> {
  const own = and(ofActor(actor), eq(notifications.id, id));
  const [found] = await db().select({ href: notifications.href }).from(notifications).where(own);
  if (!found) throw notFound();
  await db()
    .update(notifications)
    .set({ readAt: at })
    .where(and(own, isNull(notifications.readAt)));
  return found.href;
}

/** Returns how many were unread. */
export async function readAll(actor: Actor, at: Date): Promise<number> {
  const rows = await db()
    .update(notifications)
    .set({ readAt: at })
    .where(and(ofActor(actor), isNull(notifications.readAt)))
    .returning({ id: notifications.id });
  return rows.length;
}

/** False when the person has this notification already. */
export async function insertNotification(row: typeof notifications.$inferInsert): Promise<boolean> {
  const rows = await db().insert(notifications).values(row).onConflictDoNothing().returning({ id: notifications.id });
  return rows.length > 0;
}
