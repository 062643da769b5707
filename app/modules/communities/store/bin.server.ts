import { and, asc, desc, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { binLimit } from "~/platform/bin";
import { db } from "~/platform/database/connection.server";
import { communities, communityAttractionImages, communityAttractions, communityGallery } from "../tables.server";
import { ownedBy } from "./shown.server";

/** What can still be put back, the last thrown away first. */
export async function communitiesInBin(now: Date) {
  return db()
    .select({
      id: communities.id,
      name: communities.name,
      county: communities.county,
      isTest: communities.isTest,
      owner: organisations.name,
      deletedAt: sql<Date>`${communities.deletedAt}`.mapWith(communities.deletedAt),
      deletedBy: users.name,
    })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .leftJoin(users, eq(users.id, communities.deletedBy))
    .where(gt(communities.deletedAt, binLimit(now)))
    .orderBy(desc(communities.deletedAt), desc(communities.id));
}

export async function communitiesPastBin(now: Date): Promise<string[]> {
  const rows = await db()
    .select({ id: communities.id })
    .from(communities)
    .where(lte(communities.deletedAt, binLimit(now)));
  return rows.map(({ id }) => id);
}

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

/** Ends it with all that hangs on it; the pictures that nothing shows any more. Null when it is not there to be ended. */
export async function deleteForGood(id: string, which: "in bin" | "test"): Promise<string[] | null> {
  const pictures = await picturesOf(id);
  const rows = await db()
    .delete(communities)
    .where(
      and(eq(communities.id, id), which === "test" ? eq(communities.isTest, true) : isNotNull(communities.deletedAt)),
    )
    .returning({ cover: communities.featuredImageId });
  const [gone] = rows;
  if (!gone) return null;
  return gone.cover ? [...pictures, gone.cover] : pictures;
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
