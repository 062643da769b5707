import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { communities } from "~/modules/communities/tables.server";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { articleSubmissions, articles } from "../tables/articles.server";

/** Join conditions: the published text is the submission approved last. */
export const publishedText = eq(articleSubmissions.id, articles.publishedSubmissionId);
export const writtenBy = eq(organisations.id, articles.organisationId);

/** Approved, not in the bin, of a verified organisation. Needs both joins above. */
export const isPublished = and(isNull(articles.deletedAt), eq(organisations.verification, "verified"));

export const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

const shownColumns = {
  id: articles.id,
  ...pick(articleSubmissions, "title", "category", "summary"),
  text: articleSubmissions.bodyText,
  /** Not null for published articles: the table has a check. */
  publishedAt: sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt),
  organisation: { id: organisations.id, name: organisationName(), kind: organisations.kind },
  cover: { ...imageColumns, alt: sql<string>`${articleSubmissions.coverAlt}` },
};

/** Articles with the columns of a card; the caller adds `isPublished`. */
export const articlesInLists = () =>
  db()
    .select(shownColumns)
    .from(articles)
    .innerJoin(articleSubmissions, publishedText)
    .innerJoin(organisations, writtenBy)
    .leftJoin(images, eq(images.id, articleSubmissions.coverImageId));

export type PublishedArticle = Awaited<ReturnType<typeof publishedArticlesOf>>[number];

/** An organisation's published articles, newest first. */
export async function publishedArticlesOf(organisationId: string, limit: number) {
  return articlesInLists()
    .where(and(isPublished, eq(articles.organisationId, organisationId)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The same with the columns of the article's page. */
export const articlesWithText = () =>
  db()
    .select({
      ...shownColumns,
      body: articleSubmissions.body,
      /** When the published text was approved: later than `publishedAt` if it replaced another one. */
      approvedAt: articleSubmissions.decidedAt,
      views: articles.views,
      author: users.name,
      communityId: communities.id,
    })
    .from(articles)
    .innerJoin(articleSubmissions, publishedText)
    .innerJoin(organisations, writtenBy)
    .innerJoin(users, eq(users.id, articles.authorId))
    .leftJoin(images, eq(images.id, articleSubmissions.coverImageId))
    .leftJoin(communities, and(eq(communities.organisationId, organisations.id), isNull(communities.deletedAt)));

/** Null when the article is not published or does not exist. */
export const publishedArticle = (id: string) =>
  firstRow(articlesWithText().where(and(eq(articles.id, id), isPublished)));
