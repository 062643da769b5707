import { eq, max } from "drizzle-orm";
import { v7 } from "uuid";
import { db } from "~/platform/database/connection.server";
import { insertedId } from "~/platform/database/rows.server";
import type { AttractionValues, ProjectValues } from "../rules/item-fields";
import * as tables from "../tables.server";
import { communityAttractionImages, communityAttractions, communityGallery, communityProjects } from "../tables.server";

/** The rank after the last item of a community. */
export async function nextRank(set: typeof communityAttractions | typeof communityGallery, communityId: string) {
  const [last] = await db()
    .select({ rank: max(set.rank) })
    .from(set)
    .where(eq(set.communityId, communityId));
  return (last?.rank ?? -1) + 1;
}

export async function insertAttraction(communityId: string, values: AttractionValues): Promise<string> {
  const rank = await nextRank(communityAttractions, communityId);
  const row = { ...values, communityId, rank };
  return insertedId(db().insert(communityAttractions).values(row).returning({ id: communityAttractions.id }));
}

export async function updateAttraction(id: string, values: AttractionValues): Promise<void> {
  await db().update(communityAttractions).set(values).where(eq(communityAttractions.id, id));
}

export async function deleteAttraction(id: string): Promise<void> {
  await db().delete(communityAttractions).where(eq(communityAttractions.id, id));
}

/** Ranks the attractions in the order of their ids. */
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
  const row = { ...values, communityId, createdAt: at, updatedAt: at };
  return insertedId(db().insert(communityProjects).values(row).returning({ id: communityProjects.id }));
}

export const projectCount = (communityId: string): Promise<number> =>
  db().$count(communityProjects, eq(communityProjects.communityId, communityId));

export async function updateProject(id: string, values: Partial<ProjectValues>, at: Date): Promise<void> {
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

type Row<Table extends { $inferInsert: object }> = Omit<Table["$inferInsert"], "id" | "communityId" | "rank">;

/** A new community with its contents; pictures by id, in their order. */
export type NewCommunity = Omit<typeof tables.communities.$inferInsert, "updatedAt" | "deletedAt"> & {
  attractions?: readonly (Row<typeof tables.communityAttractions> & { imageIds?: readonly string[] })[];
  projects?: readonly Omit<Row<typeof tables.communityProjects>, "createdAt" | "updatedAt">[];
  galleryIds?: readonly string[];
};

/** Several statements: the caller opens the transaction. */
export async function insertCommunity(community: NewCommunity): Promise<string> {
  const { attractions = [], projects = [], galleryIds = [], id: communityId = v7(), ...row } = community;
  const { createdAt } = row;
  await db()
    .insert(tables.communities)
    .values({ ...row, id: communityId, updatedAt: createdAt });
  for (const [rank, { imageIds = [], ...attraction }] of attractions.entries()) {
    const attractionId = v7();
    await db()
      .insert(tables.communityAttractions)
      .values({ ...attraction, id: attractionId, communityId, rank });
    const pictures = imageIds.map((imageId, place) => ({ attractionId, imageId, rank: place }));
    if (pictures.length > 0) await db().insert(tables.communityAttractionImages).values(pictures);
  }
  const built = projects.map((project) => ({ ...project, communityId, createdAt, updatedAt: createdAt }));
  if (built.length > 0) await db().insert(tables.communityProjects).values(built);
  const gallery = galleryIds.map((imageId, rank) => ({ communityId, imageId, rank }));
  if (gallery.length > 0) await db().insert(tables.communityGallery).values(gallery);
  return communityId;
}
