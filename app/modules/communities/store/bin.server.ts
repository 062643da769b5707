import { asc, eq, inArray } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { communities, communityAttractionImages, communityAttractions, communityGallery } from "../tables.server";

/** All that an ADMIN only tries out, in the bin or not. */
export async function testCommunityIds(): Promise<string[]> {
  const rows = await db()
    .select({ id: communities.id })
    .from(communities)
    .where(eq(communities.isTest, true))
    // two who remove them at once wait for each other at the first
    .orderBy(asc(communities.id));
  return rows.map(({ id }) => id);
}

/** Ends it with all that hangs on it; the pictures that nothing shows any more. */
export async function deleteForGood(id: string): Promise<string[]> {
  const pictures = await picturesOf(id);
  const [gone] = await db()
    .delete(communities)
    .where(eq(communities.id, id))
    .returning({ cover: communities.featuredImageId });
  return gone?.cover ? [...pictures, gone.cover] : pictures;
}

async function picturesOf(communityId: string): Promise<string[]> {
  const attractions = db()
    .select({ id: communityAttractions.id })
    .from(communityAttractions)
    .where(eq(communityAttractions.communityId, communityId));
  const rows = await db()
    .select({ id: communityGallery.imageId })
    .from(communityGallery)
    .where(eq(communityGallery.communityId, communityId))
    .unionAll(
      db()
        .select({ id: communityAttractionImages.imageId })
        .from(communityAttractionImages)
        .where(inArray(communityAttractionImages.attractionId, attractions)),
    );
  return rows.map(({ id }) => id);
}
