import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../modules/accounts/tables.server";
import type { LocalDate } from "../../platform/calendar/local-date";
import { id, moment, reference } from "../../platform/database/columns.server";
import type { EmailFrequency, NotificationType } from "./rules/notification";
import type { Sentence } from "./rules/sentence";

/** The inbox of each person: one row per event and type, however often the event is heard. */
export const notifications = pgTable(
  "notifications",
  {
    id: id(),
    userId: reference(() => users.id),
    /** The person's organisation at that time: whoever leaves it takes none of its notifications along. */
    organisationId: uuid(),
    type: text().$type<NotificationType>().notNull(),
    /** Whatever they quote stands in them as a mark, whose words are read when they are shown. */
    title: text().$type<Sentence>().notNull(),
    message: text().$type<Sentence>().notNull(),
    href: text().notNull(),
    /** The journal's entry. */
    eventId: uuid().notNull(),
    /** The entry's subject, by which a message that was read in its conversation counts as read here. */
    subjectId: uuid().notNull(),
    createdAt: moment().notNull(),
    readAt: moment(),
  },
  (notification) => [
    uniqueIndex("notifications_once").on(notification.eventId, notification.userId, notification.type),
    index("notifications_user").on(notification.userId, notification.createdAt, notification.id),
    index("notifications_unread").on(notification.userId).where(sql`read_at is null`),
  ],
);

/** Only what a person chose; the defaults are in the rules. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    userId: reference(() => users.id),
    type: text().$type<NotificationType>().notNull(),
    inApp: boolean().notNull(),
    email: text().$type<EmailFrequency>().notNull(),
    updatedAt: moment().notNull(),
  },
  (preference) => [
    primaryKey({ columns: [preference.userId, preference.type] }),
    check("notification_preferences_email", sql`${preference.email} in ('immediate', 'daily', 'weekly', 'off')`),
  ],
);

/** Whose digest of which week is done: the mail, where there is one, was written to the outbox in the same transaction. */
export const digests = pgTable(
  "digests",
  {
    /** The Monday on which the week ended. */
    week: date({ mode: "string" }).$type<LocalDate>().notNull(),
    userId: reference(() => users.id),
    /** How much it named; without anything to name nothing was mailed. */
    items: integer().notNull(),
    madeAt: moment().notNull(),
  },
  (digest) => [primaryKey({ columns: [digest.week, digest.userId] }), index("digests_user").on(digest.userId)],
);
