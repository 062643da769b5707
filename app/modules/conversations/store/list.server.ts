import { and, count, desc, eq, exists, gt, isNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import type { Places } from "~/platform/database/prepared.server";
import { hasName, holds, says } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { type ConversationSearch, isUatSide, type Member, type Side } from "../rules";
import { conversationReads, conversations, messages } from "../tables.server";
import { sideColumns } from "./thread.server";

const LIST_PAGE = 30;

const { uatOrganisationId: first, firmaOrganisationId: second } = conversations;

/** The organisation on the other side, as a column. An authority may be on either side. */
const otherSide = (actor: Member): SQLWrapper =>
  isUatSide(actor) ? sql`case when ${first} = ${actor.organisation.id} then ${second} else ${first} end` : first;

type Reader = { userId: string; organisationId: string };
type ReaderOrPlaces = Reader | Places<Reader>;

const readerOf = ({ userId, organisation }: Member): Reader => ({ userId, organisationId: organisation.id });
const sideOf = (actor: Member): Side => (isUatSide(actor) ? "authority" : "firm");

/** For a firm it compares one column, so that its index can return the newest first. */
const ownSide = (side: Side, { organisationId }: ReaderOrPlaces): SQL | undefined =>
  side === "firm" ? eq(second, organisationId) : or(eq(first, organisationId), eq(second, organisationId));

/** Messages of the other organisation that this person has not read. */
const isUnread = ({ organisationId }: ReaderOrPlaces): SQL | undefined =>
  and(
    eq(messages.kind, "message"),
    ne(messages.organisationId, organisationId),
    or(isNull(conversationReads.lastReadAt), gt(messages.createdAt, conversationReads.lastReadAt)),
  );

const ownReads = ({ userId }: ReaderOrPlaces): SQL | undefined =>
  and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.userId, userId));

/**
 * One page, newest first. The search matches the other organisation's name, the subject and the number of the request, without
 * diacritics and case. The page is chosen before its messages are read: an authority may have hundreds of conversations.
 */
export async function conversationsOf(actor: Member, search: ConversationSearch) {
  const page = db()
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(organisations, eq(organisations.id, otherSide(actor)))
    .where(and(ownSide(sideOf(actor), readerOf(actor)), matches(search.text)))
    .orderBy(...newestFirst)
    .limit(LIST_PAGE + 1)
    .offset((search.page - 1) * LIST_PAGE)
    .as("page");
  const unread = db()
    .select({ number: count().as("number") })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), isUnread(readerOf(actor))))
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
      ...pick(conversations, "id", "subject", "status", "lastMessageAt"),
      partner: sideColumns(organisations),
      unread: unread.number,
      preview: newest.text,
      previewKind: newest.kind,
      previewBy: newest.organisationId,
    })
    .from(page)
    .innerJoin(conversations, eq(conversations.id, page.id))
    .innerJoin(organisations, eq(organisations.id, otherSide(actor)))
    .leftJoin(conversationReads, ownReads(readerOf(actor)))
    .leftJoinLateral(newest, sql`true`)
    .innerJoinLateral(unread, sql`true`)
    .orderBy(...newestFirst);
  return { conversations: rows.slice(0, LIST_PAGE), hasMore: rows.length > LIST_PAGE };
}

const newestFirst = [desc(conversations.lastMessageAt), desc(conversations.id)];

/** For a page beyond the last one; other pages need no count. */
export async function conversationPages(actor: Member, search: ConversationSearch): Promise<number> {
  const [row] = await db()
    .select({ number: count() })
    .from(conversations)
    .innerJoin(organisations, eq(organisations.id, otherSide(actor)))
    .where(and(ownSide(sideOf(actor), readerOf(actor)), matches(search.text)));
  return Math.ceil((row?.number ?? 0) / LIST_PAGE);
}

const searched = sql`${organisations.name} || ' ' || ${conversations.subject}`;

const matches = (text: string): SQL | undefined =>
  and(
    ...wordsOfPlace(text).map((word) =>
      or(hasName(searched, word), says(searched, word), holds(conversations.aboutNumber, word)),
    ),
  );

/**
 * The number of conversations with unread messages, also used as a subquery. Every page runs it, so it skips the messages
 * of conversations that are read to the end.
 */
export function unreadConversationCount(side: Side, reader: ReaderOrPlaces) {
  const unread = db()
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), isUnread(reader)));
  const mayBeUnread = or(
    isNull(conversationReads.lastReadAt),
    gt(conversations.lastMessageAt, conversationReads.lastReadAt),
  );
  return db()
    .select({ number: count() })
    .from(conversations)
    .leftJoin(conversationReads, ownReads(reader))
    .where(and(ownSide(side, reader), mayBeUnread, exists(unread)));
}

export async function unreadConversations(actor: Member): Promise<number> {
  const [row] = await unreadConversationCount(sideOf(actor), readerOf(actor));
  return row?.number ?? 0;
}
