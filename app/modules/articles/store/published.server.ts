import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { communities } from "~/modules/communities/tables.server";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { articleSubmissions, articles } from "../tables/articles.server";

/** The text that the public reads is the submission that was approved last. */
export const publishedText = eq(articleSubmissions.id, articles.publishedSubmissionId);
export const writtenBy = eq(organisations.id, articles.organisationId);

/** `isPublished` of the rules: approved, not in the bin, of an organisation that is verified. Both joins above are needed. */
export const isPublished = and(isNull(articles.deletedAt), eq(organisations.verification, "verified"));

export const newestFirst = [desc(articles.publishedAt), desc(articles.id)];

const shownColumns = {
  id: articles.id,
  title: articleSubmissions.title,
  category: articleSubmissions.category,
  summary: articleSubmissions.summary,
  text: articleSubmissions.bodyText,
  /** Every published article has been published at some time: a check of its table says so. */
  publishedAt: sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt),
  organisation: { id: organisations.id, name: organisations.name, kind: organisations.kind },
  cover: { ...imageColumns, alt: sql<string>`${articleSubmissions.coverAlt}` },
};

/** Articles with what lists show of them; the conditions above are the caller's to ask for. */
export const articlesInLists = () =>
  db()
    .select(shownColumns)
    .from(articles)
    .innerJoin(articleSubmissions, publishedText)
    .innerJoin(organisations, writtenBy)
    .leftJoin(images, eq(images.id, articleSubmissions.coverImageId));

/** A published article as lists show it. */
export type PublishedArticle = Awaited<ReturnType<typeof publishedArticlesOf>>[number];

/** What an organisation has published, the newest first: for its own page. */
export async function publishedArticlesOf(organisationId: string, limit: number) {
  return articlesInLists()
    .where(and(isPublished, eq(articles.organisationId, organisationId)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** The same with all that is read of them. */
export const articlesWithText = () =>
  db()
    .select({
      ...shownColumns,
      body: articleSubmissions.body,
      /** When the text that stands was approved: later than the publication where it replaced another one. */
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

/** A published article with all that its page says; null for what the public may not read, or what is not there. */
export async function publishedArticle(id: string) {
  const [found] = await articlesWithText().where(and(eq(articles.id, id), isPublished));
  return found ?? null;
}
