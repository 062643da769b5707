import { and, count, desc, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { fold } from "~/platform/language/text";
import { isUatSide, type Member } from "../rules";
import { conversationReads, conversations, messages } from "../tables.server";
import { ofOrganisation } from "./thread.server";

export const LIST_PAGE = 30;

/** The organisation on the other side, as a column. */
const otherSide = (actor: Member) =>
  isUatSide(actor) ? conversations.firmaOrganisationId : conversations.uatOrganisationId;

/** What the other organisation wrote and this person has not read. */
const isNew = (actor: Member): SQL | undefined =>
  and(
    eq(messages.kind, "message"),
    ne(messages.organisationId, actor.organisation.id),
    or(isNull(conversationReads.lastReadAt), gt(messages.createdAt, conversationReads.lastReadAt)),
  );

const ownReads = (actor: Member): SQL | undefined =>
  and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.userId, actor.userId));

export type Search = { text: string; page: number };

/** The newest first. The search looks into the other side's name and the subject, and ignores marks and case. */
export async function conversationsOf(actor: Member, search: Search) {
  const unread = db()
    .select({ number: count().as("number") })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), isNew(actor)))
    .as("unread");
  const newest = db()
    .select({
      kind: messages.kind,
      text: sql<string>`left(${messages.text}, 200)`.as("preview"),
      organisationId: messages.organisationId,
    })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id))
    .orderBy(desc(messages.createdAt))
    .limit(1)
    .as("newest");
  const rows = await db()
    .select({
      id: conversations.id,
      subject: conversations.subject,
      status: conversations.status,
      lastMessageAt: conversations.lastMessageAt,
      partner: {
        id: organisations.id,
        name: organisations.name,
        kind: organisations.kind,
        verification: organisations.verification,
      },
      unread: unread.number,
      preview: newest.text,
      previewKind: newest.kind,
      previewBy: newest.organisationId,
    })
    .from(conversations)
    .innerJoin(organisations, eq(organisations.id, otherSide(actor)))
    .leftJoin(conversationReads, ownReads(actor))
    .leftJoinLateral(newest, sql`true`)
    .innerJoinLateral(unread, sql`true`)
    .where(and(ofOrganisation(actor.organisation.id), matches(search.text)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(LIST_PAGE + 1)
    .offset((search.page - 1) * LIST_PAGE);
  return { conversations: rows.slice(0, LIST_PAGE), hasMore: rows.length > LIST_PAGE };
}

function matches(text: string): SQL | undefined {
  const words = fold(text).split(/\s+/).filter(Boolean);
  const folded = sql`lower(f_unaccent(${organisations.name} || ' ' || ${conversations.subject}))`;
  return and(...words.map((word) => sql`${folded} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`));
}

/** Conversations of this person with something new in them, for the navigation's count. */
export async function unreadConversations(actor: Member): Promise<number> {
  const [row] = await db()
    .select({ number: sql<number>`count(distinct ${conversations.id})`.mapWith(Number) })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .leftJoin(conversationReads, ownReads(actor))
    .where(and(ofOrganisation(actor.organisation.id), isNew(actor)));
  return row?.number ?? 0;
}
