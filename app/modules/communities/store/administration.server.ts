import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { COMMUNITIES_PER_ADMIN_PAGE } from "../rules/administration";
import type { AdminCommunityQuery, CommunityFilter } from "../rules/listing";
import { communities, communityAttractionImages, communityAttractions, communityGallery } from "../tables.server";
import { named } from "./listing.server";
import { cardColumns, ownedBy, unowned } from "./shown.server";

const listed = {
  ...cardColumns,
  createdAt: communities.createdAt,
  owner: organisations.name,
  verification: organisations.verification,
};

export type AdministeredCommunity = Awaited<ReturnType<typeof administeredCommunities>>["rows"][number];

/** One page of all communities outside the bin, the newest first: whoever owns them, shown or not. */
export async function administeredCommunities(query: AdminCommunityQuery) {
  const wanted = and(
    isNull(communities.deletedAt),
    named(query.text),
    query.county ? eq(communities.county, query.county) : undefined,
    query.filter ? FILTERS[query.filter] : undefined,
  );
  const [rows, [found]] = await Promise.all([
    db()
      .select(listed)
      .from(communities)
      .leftJoin(organisations, ownedBy)
      .leftJoin(images, eq(images.id, communities.featuredImageId))
      .where(wanted)
      .orderBy(desc(communities.createdAt), desc(communities.id))
      .limit(COMMUNITIES_PER_ADMIN_PAGE)
      .offset((query.page - 1) * COMMUNITIES_PER_ADMIN_PAGE),
    db().select({ number: count() }).from(communities).where(wanted),
  ]);
  return { rows, found: found?.number ?? 0 };
}

const FILTERS: Record<CommunityFilter, SQL | undefined> = {
  neadministrate: unowned,
  test: eq(communities.isTest, true),
};

/** Numbers of communities outside the bin: all, unowned, test data. */
export async function administeredCounts() {
  const [row] = await db()
    .select({
      all: count(),
      unowned: sql<number>`count(*) filter (where ${FILTERS.neadministrate})::int`,
      tests: sql<number>`count(*) filter (where ${FILTERS.test})::int`,
    })
    .from(communities)
    .where(isNull(communities.deletedAt));
  return row ?? { all: 0, unowned: 0, tests: 0 };
}

/** Moves a community to the bin; no row when it is already there. */
export async function moveToBin(id: string, at: Date, by: string) {
  return db()
    .update(communities)
    .set({ deletedAt: at, deletedBy: by })
    .where(and(eq(communities.id, id), isNull(communities.deletedAt)))
    .returning();
}

/** Takes a community out of the bin; no row when it is not there. */
export async function takeOutOfBin(id: string) {
  return db()
    .update(communities)
    .set({ deletedAt: null, deletedBy: null })
    .where(and(eq(communities.id, id), isNotNull(communities.deletedAt)))
    .returning();
}

/** Ids of all test communities, in the bin or not. */
export async function testCommunityIds(): Promise<string[]> {
  const rows = await db()
    .select({ id: communities.id })
    .from(communities)
    .where(eq(communities.isTest, true))
    // two concurrent removals lock in the same order and wait at the first row
    .orderBy(asc(communities.id));
  return rows.map(({ id }) => id);
}

/** Deletes a community with its contents. Returns the ids of its pictures, which nothing shows any more. */
export async function deletePermanently(id: string): Promise<string[]> {
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
