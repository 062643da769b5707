import { and, desc, eq, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations, users } from "~/modules/accounts/tables.server";
import { attachments } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { notFound } from "~/platform/refusal";
import type { Member } from "../rules";
import { conversationReads, conversations, messages } from "../tables.server";

const uat = alias(organisations, "uat");
const firma = alias(organisations, "firma");

/** A conversation with what decides about it, and its two sides as each shows the other. */
export type ConversationRecord = Awaited<ReturnType<typeof records>>[number];

const sideColumns = ({ id, name, kind, verification }: typeof uat | typeof firma) => ({ id, name, kind, verification });

const records = (where: SQL | undefined) =>
  db()
    .select({
      id: conversations.id,
      subject: conversations.subject,
      status: conversations.status,
      aboutRequestId: conversations.aboutRequestId,
      aboutNumber: conversations.aboutNumber,
      firstUatMessageAt: conversations.firstUatMessageAt,
      firstFirmaMessageAt: conversations.firstFirmaMessageAt,
      closedAt: conversations.closedAt,
      uatId: conversations.uatOrganisationId,
      firmaId: conversations.firmaOrganisationId,
      uat: sideColumns(uat),
      firma: sideColumns(firma),
      uatSuspended: isNotNull(uat.suspendedAt).mapWith(Boolean) as SQL<boolean>,
      firmaSuspended: isNotNull(firma.suspendedAt).mapWith(Boolean) as SQL<boolean>,
    })
    .from(conversations)
    .innerJoin(uat, eq(uat.id, conversations.uatOrganisationId))
    .innerJoin(firma, eq(firma.id, conversations.firmaOrganisationId))
    .where(where);

/** What every read is narrowed to: the organisation is one of the two. */
const ofOrganisation = (organisationId: string): SQL | undefined =>
  or(eq(conversations.uatOrganisationId, organisationId), eq(conversations.firmaOrganisationId, organisationId));

/** Somebody else's conversation is the same 404 as one that does not exist. */
export async function conversationOf(actor: Member, id: string): Promise<ConversationRecord> {
  const [found] = await records(and(eq(conversations.id, id), ofOrganisation(actor.organisation.id)));
  if (!found) throw notFound();
  return found;
}

/** For listeners and jobs, which act for nobody: null when there is none. */
export async function conversationById(id: string): Promise<ConversationRecord | null> {
  const [found] = await records(eq(conversations.id, id));
  return found ?? null;
}

export async function messageById(id: string) {
  const [found] = await db()
    .select({
      id: messages.id,
      conversationId: messages.conversationId,
      organisationId: messages.organisationId,
      organisationName: organisations.name,
      authorId: messages.authorId,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(organisations, eq(organisations.id, messages.organisationId))
    .where(eq(messages.id, id));
  return found ?? null;
}

export type ThreadMessage = Awaited<ReturnType<typeof threadOf>>["messages"][number];

const THREAD_PAGE = 50;

/** A page of the thread, oldest first; `before` is the id of the oldest message that the reader has already. */
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
  const rows = await db()
    .select({
      id: messages.id,
      kind: messages.kind,
      text: messages.text,
      attachment: { id: attachments.id, name: attachments.name, size: attachments.size },
      organisationId: messages.organisationId,
      authorId: messages.authorId,
      author: users.name,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .leftJoin(attachments, eq(attachments.id, messages.attachmentId))
    .where(and(eq(messages.conversationId, conversation.id), earlier))
    .orderBy(desc(messages.createdAt))
    .limit(THREAD_PAGE + 1);
  return { messages: rows.slice(0, THREAD_PAGE).reverse(), hasEarlier: rows.length > THREAD_PAGE };
}

/** Up to which moment somebody of the other organisation has read; null when nobody has. */
export async function readByOthers(conversation: ConversationRecord, organisationId: string): Promise<Date | null> {
  const [row] = await db()
    .select({ at: sql<Date | null>`max(${conversationReads.lastReadAt})`.mapWith(conversationReads.lastReadAt) })
    .from(conversationReads)
    .innerJoin(users, eq(users.id, conversationReads.userId))
    .where(and(eq(conversationReads.conversationId, conversation.id), ne(users.organisationId, organisationId)));
  return row?.at ?? null;
}

/** The attachment stands in a message of a conversation of the actor's; else the same 404. */
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

/** Has the authority ever written to this firm, about whatever? */
export async function hasUatWritten(uatId: string, firmaId: string): Promise<boolean> {
  const [row] = await db()
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.uatOrganisationId, uatId),
        eq(conversations.firmaOrganisationId, firmaId),
        isNotNull(conversations.firstUatMessageAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The other side as the start page shows it: a firm for an authority, an authority for a firm; else 404. */
export async function partnerFor(actor: Member, organisationId: string) {
  const [found] = await db()
    .select({
      id: organisations.id,
      kind: organisations.kind,
      name: organisations.name,
      verification: organisations.verification,
    })
    .from(organisations)
    .where(and(eq(organisations.id, organisationId), ne(organisations.kind, actor.organisation.kind)));
  if (!found) throw notFound();
  return found;
}

/** The conversation that these two have already, about this request or about nothing in particular. */
export async function existingConversation(pair: { uatId: string; firmaId: string; requestId: string | null }) {
  const [found] = await db()
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.uatOrganisationId, pair.uatId),
        eq(conversations.firmaOrganisationId, pair.firmaId),
        sql`${conversations.aboutRequestId} is not distinct from ${pair.requestId}::uuid`,
      ),
    );
  return found?.id ?? null;
}
