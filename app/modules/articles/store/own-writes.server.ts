import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { insertedId } from "~/platform/database/rows.server";
import { articleSubmissions, articles } from "../tables/articles.server";

/** Serialises writes to one article: rows read after this lock do not change until the transaction commits. */
export async function lockArticle(id: string): Promise<void> {
  await db().select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for("no key update");
}

export async function insertArticle(row: typeof articles.$inferInsert): Promise<string> {
  return insertedId(db().insert(articles).values(row).returning({ id: articles.id }));
}

export async function updateArticle(id: string, values: PgUpdateSetSource<typeof articles>): Promise<void> {
  await db().update(articles).set(values).where(eq(articles.id, id));
}

type Text = Pick<
  typeof articles.$inferSelect,
  "id" | "title" | "category" | "summary" | "body" | "bodyText" | "coverImageId" | "coverAlt" | "publishedSubmissionId"
>;

/** Copies the text into a submission. The caller holds the article's lock. */
export async function insertSubmission(text: Text, by: { userId: string; at: Date }): Promise<void> {
  const { id, title, category, summary, body, bodyText, coverImageId, coverAlt, publishedSubmissionId } = text;
  await db().insert(articleSubmissions).values({
    articleId: id,
    title,
    category,
    summary,
    body,
    bodyText,
    coverImageId,
    coverAlt,
    submittedBy: by.userId,
    submittedAt: by.at,
    baseSubmissionId: publishedSubmissionId,
  });
}

/** Recalls the pending submission; returns no row when there is none. */
export async function recallSubmissions(articleId: string, at: Date): Promise<{ id: string }[]> {
  return db()
    .update(articleSubmissions)
    .set({ recalledAt: at })
    .where(and(eq(articleSubmissions.articleId, articleId), eq(articleSubmissions.status, "pending")))
    .returning({ id: articleSubmissions.id });
}

/** Deletes the article and its submissions permanently. */
export async function deleteForGood(id: string): Promise<void> {
  await db().update(articles).set({ publishedSubmissionId: null, coverImageId: null }).where(eq(articles.id, id));
  await db()
    .update(articleSubmissions)
    .set({ baseSubmissionId: null, coverImageId: null })
    .where(eq(articleSubmissions.articleId, id));
  await db().delete(articles).where(eq(articles.id, id));
}

/** Clears the cover and its alt text in every text that uses one of these pictures. */
export async function clearCovers(imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  await db()
    .update(articleSubmissions)
    .set({ coverImageId: null, coverAlt: "" })
    .where(among(articleSubmissions.coverImageId, imageIds));
}

/** The bodies and covers that must keep their pictures: the text being written, the published one and the waiting one. */
export async function currentTexts(articleId: string): Promise<{ body: string; coverImageId: string | null }[]> {
  const own = await db()
    .select({ body: articles.body, coverImageId: articles.coverImageId })
    .from(articles)
    .where(eq(articles.id, articleId));
  const sent = await db()
    .select({ body: articleSubmissions.body, coverImageId: articleSubmissions.coverImageId })
    .from(articleSubmissions)
    .innerJoin(articles, eq(articles.id, articleSubmissions.articleId))
    .where(
      and(
        eq(articleSubmissions.articleId, articleId),
        sql`(${articleSubmissions.id} = ${articles.publishedSubmissionId} or (${isNull(articleSubmissions.recalledAt)} and ${isNull(articleSubmissions.outcome)}))`,
      ),
    );
  return [...own, ...sent];
}
