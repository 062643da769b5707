import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { statesBefore } from "~/platform/moves";
import { CONVERSATION_MOVES, type ConversationStatus } from "../rules";
import { conversationReads, conversations, messages } from "../tables.server";

export type NewConversation = {
  uatId: string;
  firmaId: string;
  subject: string;
  about: { requestId: string; number: string } | null;
  openedBy: string;
  at: Date;
};

/** The id of the new conversation, or null when the two have one already. */
export async function insertConversation({ uatId, firmaId, subject, about, openedBy, at }: NewConversation) {
  const [row] = await db()
    .insert(conversations)
    .values({
      uatOrganisationId: uatId,
      firmaOrganisationId: firmaId,
      subject,
      aboutRequestId: about?.requestId ?? null,
      aboutNumber: about?.number ?? null,
      openedBy,
      createdAt: at,
      lastMessageAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  return row?.id ?? null;
}

/** Whoever writes into a conversation or closes it waits here for its turn; what it reads after that holds until its commit. */
export async function lockConversation(id: string): Promise<void> {
  await db().select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for("no key update");
}

type Touch = { conversationId: string; at: Date; byUat: boolean };

/** Takes the conversation's next moment, and with it its row until the commit: messages never overtake each other. */
export async function takeMoment({ conversationId, at, byUat }: Touch): Promise<Date> {
  const first = byUat ? conversations.firstUatMessageAt : conversations.firstFirmaMessageAt;
  const name = byUat ? "firstUatMessageAt" : "firstFirmaMessageAt";
  const next = nextMoment(at);
  const [row] = await db()
    .update(conversations)
    .set({ lastMessageAt: next, [name]: sql`coalesce(${first}, ${next})`, closedAt: null })
    .where(eq(conversations.id, conversationId))
    .returning({ at: conversations.lastMessageAt });
  if (!row) throw new Error("The conversation went away");
  return row.at;
}

const nextMoment = (at: Date) =>
  sql`greatest(${at}::timestamptz, ${conversations.lastMessageAt} + interval '1 millisecond')`;

export async function insertMessage(message: typeof messages.$inferInsert): Promise<string> {
  const [row] = await db().insert(messages).values(message).returning({ id: messages.id });
  if (!row) throw new Error("The message returned no row");
  return row.id;
}

/** Puts a note of the system under every conversation about the request, or under the one with this firm. */
export async function insertNotes(requestId: string, text: string, at: Date, firmaId: string | null) {
  const rows = await db()
    .update(conversations)
    .set({ lastMessageAt: nextMoment(at) })
    .where(
      and(
        eq(conversations.aboutRequestId, requestId),
        firmaId ? eq(conversations.firmaOrganisationId, firmaId) : undefined,
      ),
    )
    .returning();
  if (rows.length > 0) {
    await db()
      .insert(messages)
      .values(
        rows.map(({ id, lastMessageAt }) => ({
          conversationId: id,
          kind: "note" as const,
          text,
          createdAt: lastMessageAt,
        })),
      );
  }
  return rows;
}

const closable = inArray(
  conversations.status,
  statesBefore<ConversationStatus, typeof CONVERSATION_MOVES>(CONVERSATION_MOVES, "close"),
);

/** Of one, or of all about a request, those that are still open. */
export async function markClosed(which: { conversationId: string } | { requestId: string }, at: Date) {
  const chosen =
    "requestId" in which
      ? eq(conversations.aboutRequestId, which.requestId)
      : eq(conversations.id, which.conversationId);
  return db().update(conversations).set({ closedAt: at }).where(and(chosen, closable)).returning();
}

/** True when this person had not read so far before. Never moves backwards. */
export async function moveRead(conversationId: string, userId: string, messageId: string, at: Date): Promise<boolean> {
  const upTo = db()
    .select({
      conversationId: messages.conversationId,
      userId: sql<string>`${userId}::uuid`.as("user_id"),
      lastReadAt: messages.createdAt,
      readAt: sql<Date>`${at}::timestamptz`.as("read_at"),
    })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.conversationId, conversationId)));
  const rows = await db()
    .insert(conversationReads)
    .select(upTo)
    .onConflictDoUpdate({
      target: [conversationReads.conversationId, conversationReads.userId],
      set: { lastReadAt: sql`excluded.last_read_at`, readAt: sql`excluded.read_at` },
      setWhere: sql`${conversationReads.lastReadAt} < excluded.last_read_at`,
    })
    .returning({ userId: conversationReads.userId });
  return rows.length > 0;
}
