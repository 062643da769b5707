import { and, asc, eq, gt } from "drizzle-orm";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { articleSubmissions, articles } from "../tables/articles.server";
import { isPublished, publishedText, writtenBy } from "./published.server";

/** A published article for the search index. */
export type ArticleForSearch = Awaited<ReturnType<typeof articlesForSearch>>[number];

const searchRows = () =>
  db()
    .select({
      id: articles.id,
      ...pick(articleSubmissions, "title", "category", "summary"),
      text: articleSubmissions.bodyText,
      organisation: organisationName(),
    })
    .from(articles)
    .innerJoin(articleSubmissions, publishedText)
    .innerJoin(organisations, writtenBy);

/** Null when the article is not published or does not exist: it is then removed from the index. */
export const articleForSearch = (id: string) => firstRow(searchRows().where(and(eq(articles.id, id), isPublished)));

/** A batch of published articles with ids greater than `afterId`. */
export async function articlesForSearch(afterId: string | null, limit: number) {
  return searchRows()
    .where(and(isPublished, afterId === null ? undefined : gt(articles.id, afterId)))
    .orderBy(asc(articles.id))
    .limit(limit);
}

/** Ids of an organisation's articles in any state, indexed again when its name changes. */
export async function articleIdsOf(organisationId: string): Promise<string[]> {
  const rows = await db().select({ id: articles.id }).from(articles).where(eq(articles.organisationId, organisationId));
  return rows.map(({ id }) => id);
}
