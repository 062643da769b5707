import { eq, max } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { communityAttractionImages, communityAttractions, communityGallery, communityProjects } from "../tables.server";

export type AttractionValues = Pick<typeof communityAttractions.$inferInsert, "name" | "type" | "description">;
export type ProjectValues = Pick<
  typeof communityProjects.$inferInsert,
  "title" | "description" | "status" | "progress" | "startsOn" | "endsOn"
>;

export async function insertAttraction(communityId: string, values: AttractionValues): Promise<string> {
  const [last] = await db()
    .select({ rank: max(communityAttractions.rank) })
    .from(communityAttractions)
    .where(eq(communityAttractions.communityId, communityId));
  const [row] = await db()
    .insert(communityAttractions)
    .values({ ...values, communityId, rank: (last?.rank ?? -1) + 1 })
    .returning({ id: communityAttractions.id });
  if (!row) throw new Error("The attraction returned no row");
  return row.id;
}

export async function updateAttraction(id: string, values: AttractionValues): Promise<void> {
  await db().update(communityAttractions).set(values).where(eq(communityAttractions.id, id));
}

export async function deleteAttraction(id: string): Promise<void> {
  await db().delete(communityAttractions).where(eq(communityAttractions.id, id));
}

/** In the order of the ids. */
export async function rankAttractions(ids: readonly string[]): Promise<void> {
  for (const [rank, id] of ids.entries())
    await db().update(communityAttractions).set({ rank }).where(eq(communityAttractions.id, id));
}

export async function setAttractionImages(attractionId: string, pictures: readonly { id: string }[]): Promise<void> {
  await db().delete(communityAttractionImages).where(eq(communityAttractionImages.attractionId, attractionId));
  const rows = pictures.map(({ id }, rank) => ({ attractionId, imageId: id, rank }));
  if (rows.length > 0) await db().insert(communityAttractionImages).values(rows);
}

export async function insertProject(communityId: string, values: ProjectValues, at: Date): Promise<string> {
  const [row] = await db()
    .insert(communityProjects)
    .values({ ...values, communityId, createdAt: at, updatedAt: at })
    .returning({ id: communityProjects.id });
  if (!row) throw new Error("The project returned no row");
  return row.id;
}

export async function updateProject(id: string, values: ProjectValues, at: Date): Promise<void> {
  await db()
    .update(communityProjects)
    .set({ ...values, updatedAt: at })
    .where(eq(communityProjects.id, id));
}

export async function deleteProject(id: string): Promise<void> {
  await db().delete(communityProjects).where(eq(communityProjects.id, id));
}

export async function setGallery(communityId: string, pictures: readonly { id: string }[]): Promise<void> {
  await db().delete(communityGallery).where(eq(communityGallery.communityId, communityId));
  const rows = pictures.map(({ id }, rank) => ({ communityId, imageId: id, rank }));
  if (rows.length > 0) await db().insert(communityGallery).values(rows);
}
