import { and, eq, inArray, isNull, ne, or, type SQLWrapper } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { Image } from "../rules/image";
import { images } from "../tables.server";

/** Columns that `pictureOf` needs, for queries of other modules. */
export const imageColumns = { id: images.id, alt: images.alt, width: images.width, height: images.height };

export type StoredImage = typeof images.$inferSelect;

export async function insertImage(row: typeof images.$inferInsert): Promise<Image> {
  const [inserted] = await db().insert(images).values(row).returning(imageColumns);
  if (!inserted) throw new Error("The picture was not stored");
  return inserted;
}

export async function imageById(id: string): Promise<StoredImage | null> {
  return firstRow(db().select().from(images).where(eq(images.id, id)));
}

export async function imagesById(ids: readonly string[]): Promise<StoredImage[]> {
  if (ids.length === 0) return [];
  return db().select().from(images).where(among(images.id, ids));
}

/** Of these pictures, those that a text may show: unattached ones of this sender, and those that it has already (`own`, a query of ids). */
export async function usableImages(
  ids: readonly string[],
  { uploadedBy, own }: { uploadedBy: string; own: SQLWrapper | null },
): Promise<Image[]> {
  if (ids.length === 0) return [];
  const waiting = and(isNull(images.attachedAt), eq(images.uploadedBy, uploadedBy));
  return db()
    .select(imageColumns)
    .from(images)
    .where(and(among(images.id, ids), or(waiting, own === null ? undefined : inArray(images.id, own))));
}

export async function updateAlt(id: string, alt: string): Promise<void> {
  await db()
    .update(images)
    .set({ alt })
    .where(and(eq(images.id, id), ne(images.alt, alt)));
}

/** Marks those of this sender that are not attached yet; returns their ids. */
export async function markImagesAttached(ids: readonly string[], uploadedBy: string, at: Date): Promise<string[]> {
  const attached = await db()
    .update(images)
    .set({ attachedAt: at })
    .where(and(among(images.id, ids), eq(images.uploadedBy, uploadedBy), isNull(images.attachedAt)))
    .returning({ id: images.id });
  return attached.map(({ id }) => id);
}

/** Returns where their bytes are. */
export const deleteImages = (ids: readonly string[]) =>
  db()
    .delete(images)
    .where(among(images.id, ids))
    .returning(pick(images, "storageKey", "organisationId", "size"));
