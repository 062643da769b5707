import { and, desc, eq, isNull, lt, ne, notExists, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { active } from "~/modules/accounts/store/person.server";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import type { Member } from "../rules";
import { conversationReads, messages } from "../tables.server";

/** People of the organisation whose first unread message is this one, so that they are notified once. */
export async function waitingReaders(messageId: string, organisationId: string): Promise<string[]> {
  const earlier = alias(messages, "earlier");
  const unreadEarlier = db()
    .select({ one: sql`1` })
    .from(earlier)
    .where(
      and(
        eq(earlier.conversationId, messages.conversationId),
        eq(earlier.organisationId, messages.organisationId),
        lt(earlier.createdAt, messages.createdAt),
        or(isNull(conversationReads.lastReadAt), sql`${earlier.createdAt} > ${conversationReads.lastReadAt}`),
      ),
    );
  const rows = await db()
    .select({ id: users.id })
    .from(messages)
    .innerJoin(users, eq(users.organisationId, organisationId))
    .leftJoin(
      conversationReads,
      and(eq(conversationReads.conversationId, messages.conversationId), eq(conversationReads.userId, users.id)),
    )
    .where(
      and(
        eq(messages.id, messageId),
        active,
        or(isNull(conversationReads.lastReadAt), lt(conversationReads.lastReadAt, messages.createdAt)),
        notExists(unreadEarlier),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The id of the other side's newest message that this person has not read; null when there is none. */
export async function newestUnread(conversationId: string, actor: Member): Promise<string | null> {
  const [row] = await db()
    .select({ id: messages.id })
    .from(messages)
    .leftJoin(
      conversationReads,
      and(eq(conversationReads.conversationId, messages.conversationId), eq(conversationReads.userId, actor.userId)),
    )
    .where(
      and(
        eq(messages.conversationId, conversationId),
        ne(messages.organisationId, actor.organisation.id),
        or(isNull(conversationReads.lastReadAt), lt(conversationReads.lastReadAt, messages.createdAt)),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return row?.id ?? null;
}
