import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "../database/columns.server";

/** What happened, once and for ever: rows are only added (a trigger refuses the rest). Also the audit log. */
export const journal = pgTable(
  "journal",
  {
    id: id(),
    at: moment().notNull(),
    userId: uuid(),
    organisationId: uuid(),
    what: text().notNull(),
    subjectId: uuid().notNull(),
    from: text("state_from"),
    to: text("state_to"),
    note: text(),
    requestId: text(),
  },
  (entry) => [index("journal_subject").on(entry.subjectId, entry.at), index("journal_at").on(entry.at, entry.id)],
);
