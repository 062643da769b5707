import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { id, moment, oneOf } from "../../../platform/database/columns.server";
import { organisations, users } from "../../accounts/tables.server";
import { images } from "../../media/tables.server";
import { ARTICLE_CATEGORY_CODES, type ArticleCategory } from "../rules/categories";
import type { ArticleStatus, RevisionStatus } from "../rules/status";
import { articleSubmissions } from "./submissions.server";

/**
 * What an organisation writes. The row holds the text that is being written; what the public reads is the approved
 * submission that `published_submission_id` names, so a newer text waits beside it.
 */
export const articles = pgTable(
  "articles",
  {
    id: id(),
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id),
    authorId: uuid()
      .notNull()
      .references(() => users.id),
    title: text().notNull(),
    category: text().$type<ArticleCategory>().notNull(),
    summary: text().notNull().default(""),
    /** Clean HTML: only what the editor can make. */
    body: text().notNull().default(""),
    /** The words of the body alone, for excerpts, counts and search. */
    bodyText: text().notNull().default(""),
    coverImageId: uuid().references(() => images.id),
    /** It waits for an ADMIN since then. */
    submittedAt: moment(),
    rejectedAt: moment(),
    rejectedReason: text(),
    /** The text was changed after the one that is published. */
    revisedAt: moment(),
    publishedSubmissionId: uuid().references((): AnyPgColumn => articleSubmissions.id),
    /** The first time; a newer text keeps it. */
    publishedAt: moment(),
    /** Visitors, each counted once a day. */
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
    updatedBy: uuid().references(() => users.id),
    /** In the bin since then. */
    deletedAt: moment(),
    deletedBy: uuid().references(() => users.id),
  },
  (article) => [
    index("articles_organisation").on(article.organisationId, article.createdAt, article.id),
    index("articles_published")
      .on(article.publishedAt, article.id)
      .where(sql`published_submission_id is not null and deleted_at is null`),
    index("articles_bin").on(article.deletedAt).where(sql`deleted_at is not null`),
    uniqueIndex("articles_cover").on(article.coverImageId),
    check("articles_category", oneOf(article.category, ARTICLE_CATEGORY_CODES)),
    check("articles_decision", sql`submitted_at is null or rejected_at is null`),
    check("articles_published_at", sql`published_submission_id is null or published_at is not null`),
  ],
);

/**
 * The pictures of an article, covers among them: those that any of its texts shows, the published, the waiting or the one
 * being written.
 */
export const articleImages = pgTable(
  "article_images",
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    imageId: uuid()
      .notNull()
      .references(() => images.id),
  },
  (row) => [primaryKey({ columns: [row.articleId, row.imageId] }), uniqueIndex("article_images_image").on(row.imageId)],
);

/** What a person wants to find again. */
export const articleFavourites = pgTable(
  "article_favourites",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.articleId] }),
    index("article_favourites_article").on(row.articleId),
  ],
);

/** Who has read an article today, under a mark that means nothing tomorrow; swept when the day is over. */
export const articleVisits = pgTable(
  "article_visits",
  {
    articleId: uuid()
      .notNull()
      .references(() => articles.id, { onDelete: "cascade" }),
    day: text().notNull(),
    visitor: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.articleId, row.visitor] })],
);
