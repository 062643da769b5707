import { and, asc, eq, exists, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { type Image, imageFolder, type PictureUse } from "~/modules/media/rules/image";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { articleImages, articleSubmissions, articles } from "../tables/articles.server";
import { isPublished, publishedText, writtenBy } from "./published.server";

/** All pictures of an article, in upload order. */
export async function picturesOf(articleId: string): Promise<Image[]> {
  return db()
    .select(imageColumns)
    .from(articleImages)
    .innerJoin(images, eq(images.id, articleImages.imageId))
    .where(eq(articleImages.articleId, articleId))
    .orderBy(asc(images.createdAt), asc(images.id));
}

/** The ids of the pictures of an article, as a part of another query. */
export const ownPictures = (articleId: string) =>
  db().select({ id: articleImages.imageId }).from(articleImages).where(eq(articleImages.articleId, articleId));

export async function insertPictures(articleId: string, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  await db()
    .insert(articleImages)
    .values(imageIds.map((imageId) => ({ articleId, imageId })));
}

export async function deletePictures(articleId: string, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length === 0) return;
  await db()
    .delete(articleImages)
    .where(and(eq(articleImages.articleId, articleId), among(articleImages.imageId, imageIds)));
}

const sent = alias(articleSubmissions, "sent");

/**
 * The article that uses a picture, for access control: `isPublic` when its published text shows the picture, `isAdmins`
 * when any submission that was not recalled does, as in `moderationPolicy.read`.
 */
export async function articlesShowing(imageId: string): Promise<PictureUse[]> {
  const isIn = ({ coverImageId, body }: typeof articleSubmissions | typeof sent) =>
    or(eq(coverImageId, imageId), sql`position(${imageFolder(imageId)} in ${body}) > 0`);
  const texts = db()
    .select({ id: sent.id })
    .from(sent)
    .where(and(eq(sent.articleId, articles.id), ne(sent.status, "recalled"), isIn(sent)));
  return db()
    .select({
      organisationId: articles.organisationId,
      isPublic: sql<boolean>`coalesce(${and(isPublished, isIn(articleSubmissions))}, false)`,
      isAdmins: sql<boolean>`${exists(texts)}`,
    })
    .from(articleImages)
    .innerJoin(articles, eq(articles.id, articleImages.articleId))
    .innerJoin(organisations, writtenBy)
    .leftJoin(articleSubmissions, publishedText)
    .where(eq(articleImages.imageId, imageId));
}
