import { sql } from "drizzle-orm";
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, moment, oneOf, optionalReference, reference } from "../../../platform/database/columns.server";
import { organisations, users } from "../../accounts/tables.server";
import { images } from "../../media/tables.server";
import { ARTICLE_CATEGORY_CODES, type ArticleCategory } from "../rules/categories";
import type { ArticleStatus, RevisionStatus, SubmissionOutcome, SubmissionStatus } from "../rules/status";
import type { ThemeCode } from "../rules/themes";

/**
 * Articles of organisations. The row holds the text being edited; the public reads the approved submission referenced by
 * `published_submission_id`, so a revision can be edited while the old text stays published.
 */
export const articles = pgTable(
  "articles",
  {
    id: id(),
    organisationId: reference(() => organisations.id),
    authorId: reference(() => users.id),
    title: text().notNull(),
    category: text().$type<ArticleCategory>().notNull(),
    summary: text().notNull().default(""),
    /** Clean HTML: only what the editor can make. */
    body: text().notNull().default(""),
    /** The body without markup, for excerpts, counts and search. */
    bodyText: text().notNull().default(""),
    coverImageId: optionalReference(() => images.id),
    /** Alt text, per text: the published text and its revision may describe the same picture differently. */
    coverAlt: text().notNull().default(""),
    /** Set while the text waits for a decision. */
    submittedAt: moment(),
    rejectedAt: moment(),
    rejectedReason: text(),
    /** Set while the edited text differs from the published one. */
    revisedAt: moment(),
    publishedSubmissionId: optionalReference((): AnyPgColumn => articleSubmissions.id),
    /** The first publication; a revision keeps it. */
    publishedAt: moment(),
    /** Each visitor counts once a day. */
    views: integer().notNull().default(0),
    status: text()
      .$type<ArticleStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when published_submission_id is not null then 'published' when submitted_at is not null then 'pending' when rejected_at is not null then 'rejected' else 'draft' end`,
      ),
    revision: text()
      .$type<RevisionStatus>()
      .generatedAlwaysAs(
        sql`case when published_submission_id is null then null when submitted_at is not null then 'pending' when rejected_at is not null then 'rejected' when revised_at is not null then 'draft' end`,
      ),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    updatedBy: optionalReference(() => users.id),
    /** Set while the article is in the bin. */
    deletedAt: moment(),
    deletedBy: optionalReference(() => users.id),
  },
  (article) => [
    index("articles_organisation").on(article.organisationId, article.createdAt, article.id),
    index("articles_published")
      .on(article.publishedAt, article.id)
      .where(sql`published_submission_id is not null and deleted_at is null`),
    index("articles_published_text")
      .on(article.publishedSubmissionId, article.organisationId)
      .where(sql`published_submission_id is not null and deleted_at is null`),
    index("articles_status").on(article.status, article.updatedAt, article.id).where(sql`deleted_at is null`),
    index("articles_bin").on(article.deletedAt).where(sql`deleted_at is not null`),
    uniqueIndex("articles_cover").on(article.coverImageId),
    check("articles_category", oneOf(article.category, ARTICLE_CATEGORY_CODES)),
    check("articles_decision", sql`submitted_at is null or rejected_at is null`),
    check("articles_published_at", sql`published_submission_id is null or published_at is not null`),
  ],
);

/** A copy of a text as it was sent for review. It is immutable, except for the decision. */
export const articleSubmissions = pgTable(
  "article_submissions",
  {
    id: id(),
    articleId: reference((): AnyPgColumn => articles.id, { onDelete: "cascade" }),
    submittedBy: reference(() => users.id),
    submittedAt: moment().notNull(),
    title: text().notNull(),
    category: text().$type<ArticleCategory>().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    bodyText: text().notNull(),
    coverImageId: optionalReference(() => images.id),
    /** Alt text, per text: the published text and its revision may describe the same picture differently. */
    coverAlt: text().notNull().default(""),
    /** The text published when this one was sent, so that the difference can be shown after the decision. */
    baseSubmissionId: optionalReference((): AnyPgColumn => articleSubmissions.id),
    recalledAt: moment(),
    decidedAt: moment(),
    decidedBy: optionalReference(() => users.id),
    outcome: text().$type<SubmissionOutcome>(),
    /** The ADMIN's note with an approval, or reason of a rejection. */
    adminNotes: text(),
    status: text()
      .$type<SubmissionStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when recalled_at is not null then 'recalled' when outcome is not null then outcome else 'pending' end`,
      ),
    /**
     * The blog's own categories, written by a trigger: matching words is too slow per request, and adding a generated column
     * would have rewritten the table.
     */
    themes: text().array().$type<ThemeCode[]>().notNull().default(sql`'{}'`),
  },
  (submission) => [
    index("article_submissions_article").on(submission.articleId, submission.submittedAt),
    index("article_submissions_tabs").on(
      submission.status,
      submission.submittedAt,
      submission.id,
      submission.articleId,
    ),
    // what the blog counts, so that it reads no text for it
    index("article_submissions_counted").on(submission.id, submission.category, submission.themes),
    // when the published texts last changed, for the sitemap
    index("article_submissions_decided").on(submission.decidedAt, submission.id).where(sql`decided_at is not null`),
    index("article_submissions_cover").on(submission.coverImageId),
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

/** The pictures and covers of an article, used by its published, pending or edited text. */
export const articleImages = pgTable(
  "article_images",
  {
    articleId: reference(() => articles.id, { onDelete: "cascade" }),
    imageId: reference(() => images.id),
  },
  (row) => [primaryKey({ columns: [row.articleId, row.imageId] }), uniqueIndex("article_images_image").on(row.imageId)],
);

/** Articles that a person marked as favourite. */
export const articleFavourites = pgTable(
  "article_favourites",
  {
    userId: reference(() => users.id, { onDelete: "cascade" }),
    articleId: reference(() => articles.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.articleId] }),
    index("article_favourites_article").on(row.articleId),
  ],
);

/** Today's readers of an article, under a daily pseudonym; deleted when the day is over. */
export const articleVisits = pgTable(
  "article_visits",
  {
    articleId: reference(() => articles.id, { onDelete: "cascade" }),
    day: text().notNull(),
    visitor: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.articleId, row.visitor] })],
);
