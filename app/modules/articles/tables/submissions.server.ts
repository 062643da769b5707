import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, moment, oneOf } from "../../../platform/database/columns.server";
import { users } from "../../accounts/tables.server";
import { images } from "../../media/tables.server";
import { ARTICLE_CATEGORY_CODES, type ArticleCategory } from "../rules/categories";
import type { SubmissionOutcome, SubmissionStatus } from "../rules/status";
import { articles } from "./articles.server";

/** A text as it was sent for review; it never changes, only what was decided about it is added. */
export const articleSubmissions = pgTable(
  "article_submissions",
  {
    id: id(),
    articleId: uuid()
      .notNull()
      .references((): AnyPgColumn => articles.id, { onDelete: "cascade" }),
    submittedBy: uuid()
      .notNull()
      .references(() => users.id),
    submittedAt: moment().notNull(),
    title: text().notNull(),
    category: text().$type<ArticleCategory>().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    bodyText: text().notNull(),
    coverImageId: uuid().references(() => images.id),
    /** What was published when it was sent, so that the difference can still be shown afterwards. */
    baseSubmissionId: uuid().references((): AnyPgColumn => articleSubmissions.id),
    recalledAt: moment(),
    decidedAt: moment(),
    decidedBy: uuid().references(() => users.id),
    outcome: text().$type<SubmissionOutcome>(),
    /** What the ADMIN wrote: notes with an approval, the reason of a rejection. */
    adminNotes: text(),
    status: text()
      .$type<SubmissionStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when recalled_at is not null then 'recalled' when outcome is not null then outcome else 'pending' end`,
      ),
  },
  (submission) => [
    index("article_submissions_article").on(submission.articleId, submission.submittedAt),
    index("article_submissions_queue").on(submission.status, submission.submittedAt, submission.id),
    uniqueIndex("article_submissions_pending")
      .on(submission.articleId)
      .where(sql`recalled_at is null and outcome is null`),
    check("article_submissions_category", oneOf(submission.category, ARTICLE_CATEGORY_CODES)),
    check("article_submissions_outcome", sql`outcome in ('approved', 'rejected')`),
    check(
      "article_submissions_decision",
      sql`(outcome is null) = (decided_at is null) and (recalled_at is null or decided_at is null)`,
    ),
  ],
);
