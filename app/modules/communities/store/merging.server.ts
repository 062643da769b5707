import { asc, eq, max } from "drizzle-orm";
import type { AuthorityKind } from "~/modules/accounts/rules/authority";
import { db } from "~/platform/database/connection.server";
import { communities, communityAttractions, communityGallery, communityProjects } from "../tables.server";
import type { CommunityRow } from "./desk.server";

/** Everything that one showed moves to the other, after what stands there: sights, projects, pictures. */
export async function moveContents(from: CommunityRow, to: CommunityRow): Promise<void> {
  await moveAttractions(from.id, to.id);
  await db().update(communityProjects).set({ communityId: to.id }).where(eq(communityProjects.communityId, from.id));
  await moveGallery(from.id, to.id);
  if (from.featuredImageId) await moveCover(from.featuredImageId, from, to);
}

async function moveAttractions(from: string, to: string): Promise<void> {
  const [last] = await db()
    .select({ rank: max(communityAttractions.rank) })
    .from(communityAttractions)
    .where(eq(communityAttractions.communityId, to));
  const rows = await db()
    .select({ id: communityAttractions.id })
    .from(communityAttractions)
    .where(eq(communityAttractions.communityId, from))
    .orderBy(asc(communityAttractions.rank), asc(communityAttractions.id));
  for (const [place, { id }] of rows.entries())
    await db()
      .update(communityAttractions)
      .set({ communityId: to, rank: (last?.rank ?? -1) + 1 + place })
      .where(eq(communityAttractions.id, id));
}

async function moveGallery(from: string, to: string): Promise<void> {
  const next = await nextGalleryRank(to);
  const rows = await db()
    .select({ imageId: communityGallery.imageId })
    .from(communityGallery)
    .where(eq(communityGallery.communityId, from))
    .orderBy(asc(communityGallery.rank));
  for (const [place, { imageId }] of rows.entries())
    await db()
      .update(communityGallery)
      .set({ communityId: to, rank: next + place })
      .where(eq(communityGallery.imageId, imageId));
}

async function nextGalleryRank(communityId: string): Promise<number> {
  const [last] = await db()
    .select({ rank: max(communityGallery.rank) })
    .from(communityGallery)
    .where(eq(communityGallery.communityId, communityId));
  return (last?.rank ?? -1) + 1;
}

/** The picture becomes the other's cover, or, where there is one already, the last of its gallery. */
async function moveCover(imageId: string, from: CommunityRow, to: CommunityRow): Promise<void> {
  await db().update(communities).set({ featuredImageId: null }).where(eq(communities.id, from.id));
  if (to.featuredImageId) {
    const rank = await nextGalleryRank(to.id);
    await db().insert(communityGallery).values({ communityId: to.id, imageId, rank });
    return;
  }
  await db().update(communities).set({ featuredImageId: imageId }).where(eq(communities.id, to.id));
}

type Owner = { id: string; authorityKind: AuthorityKind | null };

/** From now on the authority's, and of the kind that the authority was found to be. */
export async function giveTo(id: string, { id: organisationId, authorityKind }: Owner, at: Date): Promise<void> {
  const kind = authorityKind ? { kind: authorityKind } : {};
  await db()
    .update(communities)
    .set({ organisationId, ...kind, updatedAt: at })
    .where(eq(communities.id, id));
}
