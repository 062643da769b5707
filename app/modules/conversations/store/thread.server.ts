import { and, desc, eq, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isFirma } from "~/modules/accounts/rules/actor";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { attachments } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, foundRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { notFound } from "~/platform/refusal";
import type { Member } from "../rules";
import { conversationReads, conversations, messages } from "../tables.server";

const uat = alias(organisations, "uat");
const firma = alias(organisations, "firma");

/** A conversation with its two organisations and the columns of the policy. */
export type ConversationRecord = Awaited<ReturnType<typeof records>>[number];

type Organisations = typeof organisations | typeof uat | typeof firma;

/** An organisation as the other side sees it. */
export const sideColumns = (side: Organisations) => ({
  id: side.id,
  name: organisationName(side),
  kind: side.kind,
  verification: side.verification,
});

const records = (where: SQL | undefined) =>
  db()
    .select({
      ...pick(
        conversations,
        "id",
        "subject",
        "status",
        "aboutRequestId",
        "aboutNumber",
        "firstUatMessageAt",
        "firstFirmaMessageAt",
        "closedAt",
      ),
      uatId: conversations.uatOrganisationId,
      firmaId: conversations.firmaOrganisationId,
      firmaKind: firma.kind,
      uat: sideColumns(uat),
      firma: sideColumns(firma),
      uatSuspended: isNotNull(uat.suspendedAt).mapWith(Boolean) as SQL<boolean>,
      firmaSuspended: isNotNull(firma.suspendedAt).mapWith(Boolean) as SQL<boolean>,
    })
    .from(conversations)
    .innerJoin(uat, eq(uat.id, conversations.uatOrganisationId))
    .innerJoin(firma, eq(firma.id, conversations.firmaOrganisationId))
    .where(where);

/** Narrows every read: the organisation is one of the two. */
const ofOrganisation = (organisationId: string): SQL | undefined =>
  or(eq(conversations.uatOrganisationId, organisationId), eq(conversations.firmaOrganisationId, organisationId));

const ofPair = ({ uatId, firmaId }: { uatId: string; firmaId: string }): SQL | undefined =>
  and(eq(conversations.uatOrganisationId, uatId), eq(conversations.firmaOrganisationId, firmaId));

/** Throws 404 for a conversation of others as for a missing one. */
export const conversationOf = (actor: Member, id: string): Promise<ConversationRecord> =>
  foundRow(records(and(eq(conversations.id, id), ofOrganisation(actor.organisation.id))));

/** Not narrowed, for listeners and jobs. Null when there is none. */
export const conversationById = (id: string): Promise<ConversationRecord | null> =>
  firstRow(records(eq(conversations.id, id)));

export const messageById = (id: string) =>
  firstRow(
    db()
      .select(pick(messages, "conversationId", "organisationId"))
      .from(messages)
      .where(eq(messages.id, id)),
  );

export type ThreadMessage = Awaited<ReturnType<typeof threadOf>>["messages"][number];

const THREAD_PAGE = 50;

/** All messages, for printing; oldest first. */
export const wholeThreadOf = async (conversation: ConversationRecord) =>
  (await messagesOf(conversation, undefined)).reverse();

/** The newest page of the thread, or the page before the message `before`; oldest message first. */
export async function threadOf(conversation: ConversationRecord, before: string | null) {
  const earlier = before
    ? lt(
        messages.createdAt,
        db()
          .select({ at: messages.createdAt })
          .from(messages)
          .where(and(eq(messages.id, before), eq(messages.conversationId, conversation.id))),
      )
    : undefined;
  const rows = await messagesOf(conversation, earlier).limit(THREAD_PAGE + 1);
  return { messages: rows.slice(0, THREAD_PAGE).reverse(), hasEarlier: rows.length > THREAD_PAGE };
}

/** Newest first. */
const messagesOf = (conversation: ConversationRecord, which: SQL | undefined) =>
  db()
    .select({
      ...pick(messages, "id", "kind", "text"),
      attachment: { id: attachments.id, name: attachments.name, size: attachments.size },
      organisationId: messages.organisationId,
      authorId: messages.authorId,
      author: users.name,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .leftJoin(attachments, eq(attachments.id, messages.attachmentId))
    .where(and(eq(messages.conversationId, conversation.id), which))
    .orderBy(desc(messages.createdAt));

/** The moment up to which anybody of the other organisation has read; null when nobody has. */
export async function readByOthers(conversation: ConversationRecord, organisationId: string): Promise<Date | null> {
  const [row] = await db()
    .select({ at: sql<Date | null>`max(${conversationReads.lastReadAt})`.mapWith(conversationReads.lastReadAt) })
    .from(conversationReads)
    .innerJoin(users, eq(users.id, conversationReads.userId))
    .where(and(eq(conversationReads.conversationId, conversation.id), ne(users.organisationId, organisationId)));
  return row?.at ?? null;
}

/** Throws 404 unless the attachment belongs to a message of the actor's conversation. */
export async function attachmentOf(actor: Member, conversationId: string, attachmentId: string): Promise<string> {
  const [found] = await db()
    .select({ attachmentId: messages.attachmentId })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(
      and(
        eq(conversations.id, conversationId),
        eq(messages.attachmentId, attachmentId),
        ofOrganisation(actor.organisation.id),
      ),
    );
  if (!found?.attachmentId) throw notFound();
  return found.attachmentId;
}

/** Whether the authority has written to this firm in any conversation. */
export async function hasUatWritten(uatId: string, firmaId: string): Promise<boolean> {
  const [row] = await db()
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(ofPair({ uatId, firmaId }), isNotNull(conversations.firstUatMessageAt)))
    .limit(1);
  return row !== undefined;
}

/** The organisation on the other side. Throws 404 for the actor's own, and for a firm that asks for another firm. */
export const partnerFor = (actor: Member, organisationId: string) =>
  foundRow(
    db()
      .select(sideColumns(organisations))
      .from(organisations)
      .where(
        and(
          eq(organisations.id, organisationId),
          ne(organisations.id, actor.organisation.id),
          isFirma(actor) ? eq(organisations.kind, "UAT") : undefined,
        ),
      ),
  );

/** The id of the conversation of the two about this request, or about none (null); null when there is none. */
export async function existingConversation(pair: { uatId: string; firmaId: string; requestId: string | null }) {
  const [found] = await db()
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(ofPair(pair), sql`${conversations.aboutRequestId} is not distinct from ${pair.requestId}::uuid`));
  return found?.id ?? null;
}
