import { and, desc, eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { articleFavourites, articles } from "../tables/articles.server";
import { articlesInLists, isPublished } from "./published.server";

const favouriteRow = (userId: string, articleId: string) =>
  and(eq(articleFavourites.userId, userId), eq(articleFavourites.articleId, articleId));

export async function isFavourite(userId: string, articleId: string): Promise<boolean> {
  const rows = await db()
    .select({ articleId: articleFavourites.articleId })
    .from(articleFavourites)
    .where(favouriteRow(userId, articleId));
  return rows.length > 0;
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
