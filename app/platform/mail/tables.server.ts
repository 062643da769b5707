import { integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "../database/columns.server";

/** The outbox: written with the change that the mail tells of, sent by a job, kept as the log of what was delivered. */
export const mails = pgTable(
  "mails",
  {
    id: id(),
    /** What this mail is about and for whom; the same key is the same mail, and is written once. */
    key: text().notNull(),
    recipient: text().notNull(),
    /** Where an answer goes, when somebody reads it. */
    replyTo: text(),
    /** The value of List-Unsubscribe: the address for one click, and the one for a mail. Only in mails that may be stopped. */
    listUnsubscribe: text(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** The text of the iCalendar file that goes with it. */
    calendar: text(),
    /** Marks of what it quotes of others, and for whom: read again before it is sent. */
    quotes: text(),
    reader: uuid(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    attempts: integer().notNull().default(0),
    failedAt: moment(),
    /** Not sent: something that it quotes may not be read any more, or it was too old, after a restore or because no server took it. */
    withdrawnAt: moment(),
    lastError: text(),
  },
  (mail) => [uniqueIndex("mails_key").on(mail.key)],
);
