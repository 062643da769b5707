import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { id, moment, optionalReference, reference } from "../../../platform/database/columns.server";
import { organisations, users } from "../../accounts/tables.server";
import { requests } from "./requests.server";

/** `asked_by` and `asked_by_user` are only compared with the reader's own ids, never selected. */
export const questions = pgTable(
  "questions",
  {
    id: id(),
    requestId: reference(() => requests.id),
    askedBy: reference(() => organisations.id),
    askedByUser: reference(() => users.id),
    text: text().notNull(),
    askedAt: moment().notNull(),
    answer: text(),
    answeredAt: moment(),
    answeredBy: optionalReference(() => users.id),
  },
  (question) => [
    index("questions_request").on(question.requestId, question.askedAt),
    index("questions_asked_by").on(question.askedBy),
    check("questions_answer", sql`(answer is null) = (answered_at is null)`),
  ],
);
