import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { id, moment, optionalReference, reference } from "../../platform/database/columns.server";
import { organisations, users } from "../accounts/tables.server";
import type { MessageKind } from "./rules";
import type { ConversationStatus } from "./rules/statuses";

/**
 * A conversation of one authority with one firm, or with another authority, which then stands in the firm's place. The status is
 * generated from three moments.
 */
export const conversations = pgTable(
  "conversations",
  {
    id: id(),
    uatOrganisationId: reference(() => organisations.id),
    firmaOrganisationId: reference(() => organisations.id),
    subject: text().notNull(),
    /** No foreign key: the module `requests` depends on this one, not the reverse. */
    aboutRequestId: uuid(),
    /** The request's registration number, which never changes. */
    aboutNumber: text(),
    openedBy: reference(() => users.id),
    firstUatMessageAt: moment(),
    firstFirmaMessageAt: moment(),
    closedAt: moment(),
    createdAt: moment().notNull(),
    lastMessageAt: moment().notNull(),
    status: text()
      .$type<ConversationStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when closed_at is not null then 'completed' when first_uat_message_at is not null and first_firma_message_at is not null then 'active' else 'pending' end`,
      ),
  },
  (conversation) => [
    unique("conversations_once")
      .on(conversation.uatOrganisationId, conversation.firmaOrganisationId, conversation.aboutRequestId)
      .nullsNotDistinct(),
    index("conversations_uat").on(conversation.uatOrganisationId, conversation.lastMessageAt),
    index("conversations_firma").on(conversation.firmaOrganisationId, conversation.lastMessageAt),
    index("conversations_request").on(conversation.aboutRequestId),
  ],
);

/** `createdAt` is unique within a conversation and in commit order, so "read up to" is one moment. */
export const messages = pgTable(
  "messages",
  {
    id: id(),
    conversationId: reference(() => conversations.id),
    kind: text().$type<MessageKind>().notNull(),
    authorId: optionalReference(() => users.id),
    organisationId: optionalReference(() => organisations.id),
    text: text().notNull(),
    attachmentId: uuid(),
    createdAt: moment().notNull(),
  },
  (message) => [
    unique("messages_order").on(message.conversationId, message.createdAt),
    check("messages_kind", sql`${message.kind} in ('message', 'note')`),
    check("messages_author", sql`(${message.kind} = 'note') = (${message.authorId} is null)`),
  ],
);

/** The newest message each person has read. */
export const conversationReads = pgTable(
  "conversation_reads",
  {
    conversationId: reference(() => conversations.id),
    userId: reference(() => users.id),
    lastReadAt: moment().notNull(),
    readAt: moment().notNull(),
  },
  (read) => [
    primaryKey({ columns: [read.conversationId, read.userId] }),
    index("conversation_reads_user").on(read.userId, read.conversationId, read.lastReadAt),
  ],
);
