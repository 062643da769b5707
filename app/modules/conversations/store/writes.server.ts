import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { insertedId } from "~/platform/database/rows.server";
import { conversationMoves } from "../rules";
import { conversationReads, conversations, messages } from "../tables.server";

export type About = { requestId: string; number: string };
/** The two organisations of a conversation, and what it is about. */
export type Link = { uatId: string; firmaId: string; subject: string; about: About | null };
type NewConversation = Link & { openedBy: string; at: Date };

/** The id of the new conversation; null when the two organisations already have one about this. */
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

/** Serialises writes to one conversation: rows read after this lock do not change until the transaction commits. */
export async function lockConversation(id: string): Promise<void> {
  await db().select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for("no key update");
}

type MessageMoment = { conversationId: string; at: Date; byUat: boolean };

/** Sets the conversation's next unique moment and locks its row until the commit, so that messages stay in order. */
export async function claimMoment({ conversationId, at, byUat }: MessageMoment): Promise<Date> {
  const first = byUat ? conversations.firstUatMessageAt : conversations.firstFirmaMessageAt;
  const name = byUat ? "firstUatMessageAt" : "firstFirmaMessageAt";
  const next = nextMoment(at);
  const [row] = await db()
    .update(conversations)
    .set({ lastMessageAt: next, [name]: sql`coalesce(${first}, ${next})`, closedAt: null })
    .where(eq(conversations.id, conversationId))
    .returning({ at: conversations.lastMessageAt });
  if (!row) throw new Error("The conversation was not found");
  return row.at;
}

const nextMoment = (at: Date) =>
  sql`greatest(${at}::timestamptz, ${conversations.lastMessageAt} + interval '1 millisecond')`;

export const insertMessage = (message: typeof messages.$inferInsert): Promise<string> =>
  insertedId(db().insert(messages).values(message).returning({ id: messages.id }));

const pairColumns = {
  id: conversations.id,
  uatId: conversations.uatOrganisationId,
  firmaId: conversations.firmaOrganisationId,
  lastMessageAt: conversations.lastMessageAt,
};

/** Adds a system note to every conversation about the request, or only to the one with this firm. */
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
    .returning(pairColumns);
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

const closable = inArray(conversations.status, conversationMoves.from("close"));

/** Closes one conversation, or all about a request; returns those that were open. */
export async function markClosed(which: { conversationId: string } | { requestId: string }, at: Date) {
  const chosen =
    "requestId" in which
      ? eq(conversations.aboutRequestId, which.requestId)
      : eq(conversations.id, which.conversationId);
  return db().update(conversations).set({ closedAt: at }).where(and(chosen, closable)).returning(pairColumns);
}

/** Records that a person has read up to this message. Returns false when they had already read further. */
export async function advanceRead(
  conversationId: string,
  userId: string,
  messageId: string,
  at: Date,
): Promise<boolean> {
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
