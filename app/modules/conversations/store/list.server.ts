import { and, count, desc, eq, exists, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import type { Places } from "~/platform/database/prepared.server";
import { holds } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import { type ConversationSearch, isUatSide, type Member, type Side } from "../rules";
import { conversationReads, conversations, messages } from "../tables.server";

const LIST_PAGE = 30;

/** The organisation on the other side, as a column. */
const otherSide = (actor: Member) =>
  isUatSide(actor) ? conversations.firmaOrganisationId : conversations.uatOrganisationId;

type Asker = { userId: string; organisationId: string };
type AskerOrPlaces = Asker | Places<Asker>;

const askerOf = ({ userId, organisation }: Member): Asker => ({ userId, organisationId: organisation.id });
const sideOf = (actor: Member): Side => (isUatSide(actor) ? "authority" : "firm");

/** The asker's own organisation on its own side: one column, so that its index gives the newest first. */
const ownSide = (side: Side, { organisationId }: AskerOrPlaces): SQL =>
  eq(side === "authority" ? conversations.uatOrganisationId : conversations.firmaOrganisationId, organisationId);

/** What the other organisation wrote and this person has not read. */
const isNew = ({ organisationId }: AskerOrPlaces): SQL | undefined =>
  and(
    eq(messages.kind, "message"),
    ne(messages.organisationId, organisationId),
    or(isNull(conversationReads.lastReadAt), gt(messages.createdAt, conversationReads.lastReadAt)),
  );

const ownReads = ({ userId }: AskerOrPlaces): SQL | undefined =>
  and(eq(conversationReads.conversationId, conversations.id), eq(conversationReads.userId, userId));

/** The newest first. The search looks into the other side's name and the subject, and ignores marks and case. */
export async function conversationsOf(actor: Member, search: ConversationSearch) {
  const unread = db()
    .select({ number: count().as("number") })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), isNew(askerOf(actor))))
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
    .leftJoin(conversationReads, ownReads(askerOf(actor)))
    .leftJoinLateral(newest, sql`true`)
    .innerJoinLateral(unread, sql`true`)
    .where(and(ownSide(sideOf(actor), askerOf(actor)), matches(search.text)))
    .orderBy(desc(conversations.lastMessageAt), desc(conversations.id))
    .limit(LIST_PAGE + 1)
    .offset((search.page - 1) * LIST_PAGE);
  return { conversations: rows.slice(0, LIST_PAGE), hasMore: rows.length > LIST_PAGE };
}

const searched = sql`${organisations.name} || ' ' || ${conversations.subject}`;

const matches = (text: string): SQL | undefined => and(...searchWords(text).map((word) => holds(searched, word)));

/**
 * Conversations of this person with something new in them, as a number in another query: every page asks, so it looks into
 * none that were read to the end.
 */
export function withNews(side: Side, asker: AskerOrPlaces) {
  const news = db()
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.conversationId, conversations.id), isNew(asker)));
  const mayHaveNews = or(
    isNull(conversationReads.lastReadAt),
    gt(conversations.lastMessageAt, conversationReads.lastReadAt),
  );
  return db()
    .select({ number: count() })
    .from(conversations)
    .leftJoin(conversationReads, ownReads(asker))
    .where(and(ownSide(side, asker), mayHaveNews, exists(news)));
}

export async function unreadConversations(actor: Member): Promise<number> {
  const [row] = await withNews(sideOf(actor), askerOf(actor));
  return row?.number ?? 0;
}
