import { and, asc, eq, gt } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { articleSubmissions, articles } from "../tables/articles.server";
import { isPublished, publishedText, writtenBy } from "./published.server";

/** A published article in the words by which the one search finds it. */
export type ArticleForSearch = Awaited<ReturnType<typeof articlesForSearch>>[number];

const found = () =>
  db()
    .select({
      id: articles.id,
      title: articleSubmissions.title,
      category: articleSubmissions.category,
      summary: articleSubmissions.summary,
      text: articleSubmissions.bodyText,
      organisation: organisations.name,
    })
    .from(articles)
    .innerJoin(articleSubmissions, publishedText)
    .innerJoin(organisations, writtenBy);

/** Null when it is not published, or no article at all: then nothing of it may be found. */
export async function articleForSearch(id: string): Promise<ArticleForSearch | null> {
  const [one] = await found().where(and(eq(articles.id, id), isPublished));
  return one ?? null;
}

/** All published articles, some at a time: those whose ids follow `afterId`. */
export async function articlesForSearch(afterId: string | null, limit: number) {
  return found()
    .where(and(isPublished, afterId === null ? undefined : gt(articles.id, afterId)))
    .orderBy(asc(articles.id))
    .limit(limit);
}

/** What an organisation has written, published or not: its name stands in each. */
export async function articleIdsOf(organisationId: string): Promise<string[]> {
  const rows = await db().select({ id: articles.id }).from(articles).where(eq(articles.organisationId, organisationId));
  return rows.map(({ id }) => id);
}
