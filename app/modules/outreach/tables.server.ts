import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment, optionalReference, reference } from "../../platform/database/columns.server";
import { accounted } from "../../platform/form/field-table";
import { users } from "../accounts/tables.server";
import type { SubscriberState, SubscriptionSource, TicketState } from "./rules";
import { PREPARED_ANSWER, type PreparedAnswerInput } from "./rules/prepared-answer-fields";

/** Subscribers of the newsletter. Mails are sent only to confirmed ones; the state is computed from the timestamps. */
export const newsletterSubscribers = pgTable(
  "newsletter_subscribers",
  {
    id: id(),
    email: text().notNull(),
    source: text().$type<SubscriptionSource>().notNull(),
    /** SHA-256 of the token in the confirmation mail. */
    confirmationHash: text(),
    confirmationExpiresAt: moment(),
    confirmedAt: moment(),
    unsubscribedAt: moment(),
    state: text()
      .$type<SubscriberState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when unsubscribed_at is not null then 'unsubscribed' when confirmed_at is not null then 'confirmed' else 'pending' end`,
      ),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (subscriber) => [
    uniqueIndex("newsletter_subscribers_email").on(sql`lower(${subscriber.email})`),
    uniqueIndex("newsletter_subscribers_confirmation").on(subscriber.confirmationHash),
    index("newsletter_subscribers_state").on(subscriber.state, subscriber.createdAt),
    check("newsletter_subscribers_source", sql`${subscriber.source} in ('landing', 'blog')`),
  ],
);

/** A message to the support team, from anyone. */
export const supportTickets = pgTable(
  "support_tickets",
  {
    id: id(),
    /** Shown to the author as "S-000123". */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    /** Set when the author was signed in. */
    userId: uuid(),
    organisationId: uuid(),
    /** When the author last wrote: what the team's answers are timed from. */
    waitingSince: moment().notNull().defaultNow(),
    /** The ADMIN who said that they answer it. */
    assigneeId: optionalReference(() => users.id),
    firstAnsweredAt: moment(),
    /** Empty again when the author writes after the answer. */
    answeredAt: moment(),
    closedAt: moment(),
    state: text()
      .$type<TicketState>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when closed_at is not null then 'closed' when answered_at is not null then 'answered' else 'open' end`,
      ),
    createdAt: moment().notNull(),
  },
  (ticket) => [
    uniqueIndex("support_tickets_number").on(ticket.number),
    index("support_tickets_state").on(ticket.state, ticket.waitingSince),
    index("support_tickets_user").on(ticket.userId, ticket.createdAt),
    index("support_tickets_email").on(sql`lower(${ticket.email})`, ticket.createdAt),
  ],
);

/** What the team answers again and again: for the frequent questions of the support page, or only for its own use. */
export const preparedAnswers = pgTable(
  "prepared_answers",
  {
    id: id(),
    question: text().notNull(),
    answer: text().notNull(),
    /** Shown among the frequent questions, in the order of `position`. */
    isPublic: boolean().notNull(),
    position: integer().notNull(),
    /** How many readers said that it helped them, and how many that it did not. */
    helped: integer().notNull().default(0),
    notHelped: integer().notNull().default(0),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    updatedBy: optionalReference(() => users.id),
  },
  (answer) => [index("prepared_answers_order").on(answer.position, answer.id)],
);

type Prepared = Omit<typeof preparedAnswers.$inferSelect, "isPublic"> & Pick<PreparedAnswerInput, "place">;
accounted<Prepared>()(PREPARED_ANSWER, {
  id: "made by the server",
  helped: "counted from the opinions of readers",
  notHelped: "counted from the opinions of readers",
  createdAt: "of its life",
  updatedAt: "of its life",
  updatedBy: "of its life",
});

/** What was written after the first message of a ticket, by its author or by the team. */
export const supportMessages = pgTable(
  "support_messages",
  {
    id: id(),
    ticketId: reference(() => supportTickets.id),
    isFromTeam: boolean().notNull(),
    /** The ADMIN, or the author where they were signed in. */
    authorId: optionalReference(() => users.id),
    text: text().notNull(),
    createdAt: moment().notNull(),
  },
  (message) => [index("support_messages_ticket").on(message.ticketId, message.createdAt)],
);
