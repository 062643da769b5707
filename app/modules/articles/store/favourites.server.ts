import { and, desc, eq } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { articleFavourites, articles } from "../tables/articles.server";
import { articlesInLists, isPublished } from "./published.server";

const favouriteRow = (userId: string, articleId: string) =>
  and(eq(articleFavourites.userId, userId), eq(articleFavourites.articleId, articleId));

/** Which of these articles are the person's favourites. */
export async function favouritesAmong(userId: string, articleIds: readonly string[]): Promise<string[]> {
  const rows = await db()
    .select({ articleId: articleFavourites.articleId })
    .from(articleFavourites)
    .where(and(eq(articleFavourites.userId, userId), among(articleFavourites.articleId, articleIds)));
  return rows.map(({ articleId }) => articleId);
}

/** A person's favourites that are still published, last added first. */
export async function favouritesOf(userId: string) {
  return articlesInLists()
    .innerJoin(articleFavourites, eq(articleFavourites.articleId, articles.id))
    .where(and(eq(articleFavourites.userId, userId), isPublished))
    .orderBy(desc(articleFavourites.createdAt), desc(articles.id));
}

export async function insertFavourite(userId: string, articleId: string, createdAt: Date): Promise<void> {
  await db().insert(articleFavourites).values({ userId, articleId, createdAt }).onConflictDoNothing();
}

export async function deleteFavourite(userId: string, articleId: string): Promise<void> {
  await db().delete(articleFavourites).where(favouriteRow(userId, articleId));
}
