import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment } from "../../../platform/database/columns.server";
import { organisations, users } from "../../accounts/tables.server";
import { requests } from "./requests.server";

/** `asked_by` and `asked_by_user` are compared with the reader's own, and never selected for anybody else. */
export const questions = pgTable(
  "questions",
  {
    id: id(),
    requestId: uuid()
      .notNull()
      .references(() => requests.id),
    askedBy: uuid()
      .notNull()
      .references(() => organisations.id),
    askedByUser: uuid()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    askedAt: moment().notNull(),
    answer: text(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => users.id),
  },
  (question) => [
    index("questions_request").on(question.requestId, question.askedAt),
    index("questions_asked_by").on(question.askedBy),
    check("questions_answer", sql`(answer is null) = (answered_at is null)`),
  ],
);
