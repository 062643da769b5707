import { and, asc, count, desc, eq, inArray, isNull, type Placeholder, type SQL, sql } from "drizzle-orm";
import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { foundRow } from "~/platform/database/rows.server";
import { forgetTries } from "~/platform/rate-limit/rate-limit.server";
import { MAILS_OF_ONE_PAGE } from "../rules/mail-limits";
import { titleOf as labelOf, type NotificationType } from "../rules/notification";
import type { Outcome } from "../rules/outcomes";
import { type Sentence, told, type Words } from "../rules/sentence";
import { notifications } from "../tables.server";

export const INBOX_PAGE = 20;
const NEWEST = 5;

const { id, type, title, message, href, subjectId, createdAt, readAt } = notifications;
const newestFirst = [desc(createdAt), desc(id)];

/** The owner of an inbox, a person within their present organisation, at a moment. */
export type InboxOwner = { userId: string; organisationId: string | null; now: Date };

const inboxOwnerOf = ({ userId, organisation }: Actor): InboxOwner => ({
  userId,
  organisationId: organisation?.id ?? null,
  now: now(),
});

const ofOwner = ({ userId, organisationId }: InboxOwner | Places<InboxOwner>): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    sql`${notifications.organisationId} is not distinct from ${organisationId}::uuid`,
  );

const ofActor = (actor: Actor): SQL | undefined => ofOwner(inboxOwnerOf(actor));

/** What the notification of a row led to, by the facts of `notification_outcome` (db/functions); null while it stands. */
const outcomeAt = (now: Date | Placeholder<string, Date>): SQL<Outcome | null> =>
  sql<Outcome | null>`notification_outcome(${notifications}, ${now})`;

/** Not opened, and no fact has settled it. */
const isUnread = ({ now }: Pick<InboxOwner, "now"> | Pick<Places<InboxOwner>, "now">) =>
  and(isNull(readAt), isNull(outcomeAt(now)));

const columns = (at: InboxOwner | Places<InboxOwner>) => ({
  id,
  type,
  title,
  message,
  href,
  subjectId,
  createdAt,
  words: sql<Words>`words_quoted(${title} || ' ' || ${message}, ${notifications.userId})`,
  outcome: outcomeAt(at.now),
  unread: sql<boolean>`(${isUnread(at)})`.mapWith(Boolean),
});

type Row = { type: NotificationType; title: Sentence; message: Sentence; words: Words };

/**
 * The row with the words that its reader may still read: of a title that says nothing any more, the type stands in its place.
 */
const read = <Read extends Row>({ words, ...row }: Read) => ({
  ...row,
  title: told(row.title, words) ?? labelOf(row.type),
  message: told(row.message, words) ?? "",
});

export type InboxItem = Awaited<ReturnType<typeof newestNotifications>>[number];

/** A count query, which the workspace frame also embeds in its own. */
export const unreadNotifications = (owner: InboxOwner | Places<InboxOwner>) =>
  db()
    .select({ number: count() })
    .from(notifications)
    .where(and(ofOwner(owner), isUnread(owner)));

export async function unreadCount(actor: Actor): Promise<number> {
  const [row] = await unreadNotifications(inboxOwnerOf(actor));
  return row?.number ?? 0;
}

/** Those not opened that lead to this page, settled or not; for the frame of that page. */
export const unopenedAt = (owner: Places<InboxOwner>, path: Placeholder<"path", string>) =>
  db()
    .select({ id })
    .from(notifications)
    .where(and(ofOwner(owner), isNull(readAt), leadsTo(path)));

const leadsTo = (path: string | Placeholder): SQL => sql`split_part(${href}, '#', 1) = ${path}`;

const newest = prepared((owner: Places<InboxOwner>) =>
  db()
    .select(columns(owner))
    .from(notifications)
    .where(ofOwner(owner))
    .orderBy(...newestFirst)
    .limit(NEWEST),
);

/** The newest five, read or not, for dashboards. */
export const newestNotifications = async (actor: Actor) => (await newest(inboxOwnerOf(actor))).map(read);

/** The oldest unread one of each of these types. */
export const oldestUnread = async (owner: InboxOwner & { types: NotificationType[] }) =>
  (await oldestOfTypes(owner)).map(read);

const oldestOfTypes = prepared((owner: Places<InboxOwner & { types: NotificationType[] }>) =>
  db()
    .selectDistinctOn([type], columns(owner))
    .from(notifications)
    .where(and(ofOwner(owner), isUnread(owner), sql`${type} = any(${owner.types}::text[])`))
    .orderBy(type, asc(createdAt), asc(id)),
);

type Asked = { types?: NotificationType[] | null; unread?: boolean };

/** One page of those of these types, all without them; only the unread ones where asked. */
export async function inboxOf(actor: Actor, page: number, { types = null, unread = false }: Asked = {}) {
  const owner = inboxOwnerOf(actor);
  const items = await db()
    .select(columns(owner))
    .from(notifications)
    .where(and(ofOwner(owner), types ? inArray(type, types) : undefined, unread ? isUnread(owner) : undefined))
    .orderBy(...newestFirst)
    .limit(INBOX_PAGE)
    .offset((page - 1) * INBOX_PAGE);
  return items.map(read);
}

/** How many a person has, by type. */
export function countsByType(actor: Actor) {
  const owner = inboxOwnerOf(actor);
  const unread = sql<number>`count(*) filter (where ${isUnread(owner)})`.mapWith(Number);
  return db().select({ type, all: count(), unread }).from(notifications).where(ofOwner(owner)).groupBy(type);
}

/** One of the person's own; another person's answers 404, as a missing one does. */
export const notificationOf = async (actor: Actor, notificationId: string): Promise<InboxItem> =>
  read(
    await foundRow(
      db()
        .select(columns(inboxOwnerOf(actor)))
        .from(notifications)
        .where(and(ofActor(actor), eq(id, notificationId))),
    ),
  );

/** The words of what these sentences quote, as this reader may read them now. */
export async function wordsFor(reader: string, marked: string): Promise<Words> {
  const { rows } = await db().execute<{ words: Words }>(sql`select words_quoted(${marked}, ${reader}::uuid) as words`);
  return rows[0]?.words ?? {};
}

const markRead = (which: SQL | undefined, at: Date) =>
  db()
    .update(notifications)
    .set({ readAt: at })
    .where(and(which, isNull(readAt)))
    .returning({ userId: notifications.userId });

/** Marks one as read. */
export async function readOne(actor: Actor, notificationId: string, at: Date): Promise<void> {
  await markRead(and(ofActor(actor), eq(id, notificationId)), at);
}

/** Returns how many were unread. */
export const readAll = async (actor: Actor, at: Date): Promise<number> => (await markRead(ofActor(actor), at)).length;

/** Undoes `readAll`, which read them at that instant. Returns how many are unread again. */
export async function unreadAgain(actor: Actor, at: Date): Promise<number> {
  const again = await db()
    .update(notifications)
    .set({ readAt: null })
    .where(and(ofActor(actor), eq(readAt, at)))
    .returning({ id });
  return again.length;
}

/** The person has opened the page to which they lead. Returns how many were unread. */
export async function readOnPage(actor: Actor, path: string, at: Date): Promise<number> {
  const { length } = await markRead(and(ofActor(actor), leadsTo(path)), at);
  if (length > 0) await forgetTries(MAILS_OF_ONE_PAGE, `${actor.userId}:${path}`); // what is written there now is mailed again
  return length;
}

/** Marks what the facts have settled for these people, and returns whose it was. */
export async function readSettled(userIds: readonly string[], at: Date): Promise<string[]> {
  const settled = sql`${outcomeAt(at)} is not null`;
  const rows = await markRead(and(among(notifications.userId, userIds), settled), at);
  return rows.map(({ userId }) => userId);
}

/** False when the person has this notification already. */
export async function insertNotification(row: typeof notifications.$inferInsert): Promise<boolean> {
  const rows = await db().insert(notifications).values(row).onConflictDoNothing().returning({ id: notifications.id });
  return rows.length > 0;
}
