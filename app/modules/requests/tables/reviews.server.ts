import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, moment, optionalReference, reference } from "../../../platform/database/columns.server";
import { organisations, users } from "../../accounts/tables.server";
import { requests } from "./requests.server";

/** One per completed request. A partner's `rating` and `review_count` are computed from the visible ones. */
export const reviews = pgTable(
  "reviews",
  {
    id: id(),
    requestId: reference(() => requests.id),
    partnerId: reference(() => organisations.id),
    overall: integer().notNull(),
    quality: integer().notNull(),
    time: integer().notNull(),
    communication: integer().notNull(),
    price: integer().notNull(),
    text: text().notNull(),
    reviewedAt: moment().notNull(),
    reviewedBy: reference(() => users.id),
    reply: text(),
    repliedAt: moment(),
    repliedBy: optionalReference(() => users.id),
    hiddenAt: moment(),
    hiddenBy: optionalReference(() => users.id),
    hiddenReason: text(),
  },
  (review) => [
    uniqueIndex("reviews_one").on(review.requestId),
    index("reviews_partner").on(review.partnerId, review.reviewedAt, review.id),
    // for the landing page and ADMIN's list: without it every completed request was read to find the newest
    index("reviews_by_time").on(review.reviewedAt, review.id),
    check(
      "reviews_scores",
      sql`overall between 1 and 5 and quality between 1 and 5 and "time" between 1 and 5 and communication between 1 and 5 and price between 1 and 5`,
    ),
    check("reviews_reply", sql`(reply is null) = (replied_at is null)`),
    check("reviews_hidden", sql`(hidden_at is null) = (hidden_reason is null)`),
  ],
);
