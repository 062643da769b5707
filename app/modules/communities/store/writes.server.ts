import { v7 } from "uuid";
import { db } from "~/platform/database/connection.server";
import * as tables from "../tables.server";

type Row<Table extends { $inferInsert: object }> = Omit<Table["$inferInsert"], "id" | "communityId" | "rank">;

/** A community with all that it shows; pictures by their ids, in their order. */
export type NewCommunity = Omit<typeof tables.communities.$inferInsert, "updatedAt" | "deletedAt"> & {
  attractions?: readonly (Row<typeof tables.communityAttractions> & { imageIds?: readonly string[] })[];
  projects?: readonly Omit<Row<typeof tables.communityProjects>, "createdAt" | "updatedAt">[];
  galleryIds?: readonly string[];
};

/** Several statements: the verb brings the transaction. */
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
