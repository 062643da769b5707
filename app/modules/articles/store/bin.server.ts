import { desc, eq, gt, sql } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { binLimit } from "~/platform/bin";
import { db } from "~/platform/database/connection.server";
import { articles } from "../tables/articles.server";

/** What can still be taken out of the bin, the last thrown away first. */
export async function articlesInBin(now: Date) {
  return db()
    .select({
      id: articles.id,
      title: articles.title,
      status: articles.status,
      organisation: organisations.name,
      deletedAt: sql<Date>`${articles.deletedAt}`.mapWith(articles.deletedAt),
      deletedBy: users.name,
    })
    .from(articles)
    .innerJoin(organisations, eq(organisations.id, articles.organisationId))
    .leftJoin(users, eq(users.id, articles.deletedBy))
    .where(gt(articles.deletedAt, binLimit(now)))
    .orderBy(desc(articles.deletedAt), desc(articles.id));
}

/** For a question about one article: what it is called, and since when it is in the bin. */
export async function articleInQuestion(id: string) {
  const [row] = await db()
    .select({ id: articles.id, title: articles.title, deletedAt: articles.deletedAt })
    .from(articles)
    .where(eq(articles.id, id));
  return row ?? null;
}
