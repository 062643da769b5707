import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { articleSubmissions, articles } from "../tables/articles.server";

/** Whoever writes, sends or decides waits here for their turn; what they read afterwards holds until their commit. */
export async function lockArticle(id: string): Promise<void> {
  await db().select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for("no key update");
}

export async function insertArticle(row: typeof articles.$inferInsert): Promise<string> {
  const [inserted] = await db().insert(articles).values(row).returning({ id: articles.id });
  if (!inserted) throw new Error("The article returned no row");
  return inserted.id;
}

export async function updateArticle(id: string, values: PgUpdateSetSource<typeof articles>): Promise<void> {
  await db().update(articles).set(values).where(eq(articles.id, id));
}

type Text = Pick<
  typeof articles.$inferSelect,
  "id" | "title" | "category" | "summary" | "body" | "bodyText" | "coverImageId" | "coverAlt" | "publishedSubmissionId"
>;

/** A copy of the text, which never changes; the caller holds the lock under which it was read. */
export async function insertSubmission(text: Text, by: { userId: string; at: Date }): Promise<void> {
  const { id, title, category, summary, body, bodyText, coverImageId, coverAlt, publishedSubmissionId } = text;
  await db()
    .insert(articleSubmissions)
    .values({
      ...{ articleId: id, title, category, summary, body, bodyText, coverImageId, coverAlt },
      submittedBy: by.userId,
      submittedAt: by.at,
      baseSubmissionId: publishedSubmissionId,
    });
}

/** Takes back what waits, if anything does. */
export async function recallSubmissions(articleId: string, at: Date): Promise<{ id: string }[]> {
  return db()
    .update(articleSubmissions)
    .set({ recalledAt: at })
    .where(and(eq(articleSubmissions.articleId, articleId), eq(articleSubmissions.status, "pending")))
    .returning({ id: articleSubmissions.id });
}

/** For good, with everything that was sent of it. */
export async function deleteForGood(id: string): Promise<void> {
  await db().update(articles).set({ publishedSubmissionId: null, coverImageId: null }).where(eq(articles.id, id));
  await db()
    .update(articleSubmissions)
    .set({ baseSubmissionId: null, coverImageId: null })
    .where(eq(articleSubmissions.articleId, id));
  await db().delete(articles).where(eq(articles.id, id));
}

/** Pictures that are removed: no text, however old, names them as its cover any more, nor says what was on it. */
export async function forgetCovers(imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  await db()
    .update(articleSubmissions)
    .set({ coverImageId: null, coverAlt: "" })
    .where(among(articleSubmissions.coverImageId, imageIds));
}

/** The bodies and covers that must keep their pictures: the text being written, the published one and the waiting one. */
export async function standingTexts(articleId: string): Promise<{ body: string; coverImageId: string | null }[]> {
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
