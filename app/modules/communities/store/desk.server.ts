import { and, asc, eq, isNull } from "drizzle-orm";
import type { AuthorityKind } from "~/modules/accounts/rules/authority";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { communities, communityAttractions, communityGallery, communityProjects } from "../tables.server";
import { nextRank } from "./edits.server";

export type CommunityRow = typeof communities.$inferSelect;
export type CommunityValues = Partial<Omit<typeof communities.$inferInsert, "id" | "organisationId" | "createdAt">>;

/** The community, locked: concurrent decisions about it run one after the other. Null when there is none. */
export const lockedCommunity = (id: string) =>
  firstRow(db().select().from(communities).where(eq(communities.id, id)).for("update"));

/** Locks the row, so that the version compared with a form is the stored one. */
export async function lockCommunity(id: string): Promise<void> {
  await db().select({ id: communities.id }).from(communities).where(eq(communities.id, id)).for("no key update");
}

export async function updateCommunity(id: string, values: CommunityValues): Promise<void> {
  await db().update(communities).set(values).where(eq(communities.id, id));
}

const ofAuthority = (organisationId: string) =>
  and(eq(communities.organisationId, organisationId), isNull(communities.deletedAt));

/** The authority's community outside the bin, locked; null when there is none. */
export const lockedCommunityOf = (organisationId: string) =>
  firstRow(db().select().from(communities).where(ofAuthority(organisationId)).for("update"));

/** Id of the authority's community outside the bin, public or not; null when there is none. */
export async function communityIdOf(organisationId: string): Promise<string | null> {
  const one = await firstRow(db().select({ id: communities.id }).from(communities).where(ofAuthority(organisationId)));
  return one?.id ?? null;
}

const headColumns = pick(communities, "id", "name", "organisationId", "deletedAt");

/** Name, owner and time of deletion; null when there is none. */
export const communityHeadById = (id: string) =>
  firstRow(db().select(headColumns).from(communities).where(eq(communities.id, id)));

/** Moves attractions, projects and pictures to the other community, after those it has. */
export async function moveContents(from: CommunityRow, to: CommunityRow): Promise<void> {
  await moveAttractions(from.id, to.id);
  await db().update(communityProjects).set({ communityId: to.id }).where(eq(communityProjects.communityId, from.id));
  await moveGallery(from.id, to.id);
  if (from.featuredImageId) await moveCover(from.featuredImageId, from, to);
}

async function moveAttractions(from: string, to: string): Promise<void> {
  const next = await nextRank(communityAttractions, to);
  const rows = await db()
    .select({ id: communityAttractions.id })
    .from(communityAttractions)
    .where(eq(communityAttractions.communityId, from))
    .orderBy(asc(communityAttractions.rank), asc(communityAttractions.id));
  for (const [place, { id }] of rows.entries())
    await db()
      .update(communityAttractions)
      .set({ communityId: to, rank: next + place })
      .where(eq(communityAttractions.id, id));
}

async function moveGallery(from: string, to: string): Promise<void> {
  const next = await nextRank(communityGallery, to);
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

/** The picture becomes the other's cover, or the last of its gallery when it already has a cover. */
async function moveCover(imageId: string, from: CommunityRow, to: CommunityRow): Promise<void> {
  await db().update(communities).set({ featuredImageId: null }).where(eq(communities.id, from.id));
  if (to.featuredImageId) {
    const rank = await nextRank(communityGallery, to.id);
    await db().insert(communityGallery).values({ communityId: to.id, imageId, rank });
    return;
  }
  await db().update(communities).set({ featuredImageId: imageId }).where(eq(communities.id, to.id));
}

type Owner = { id: string; authorityKind: AuthorityKind | null };

/** Gives the community to an authority, with the kind found at the authority's verification. */
export async function assignTo(id: string, { id: organisationId, authorityKind }: Owner, at: Date): Promise<void> {
  const kind = authorityKind ? { kind: authorityKind } : {};
  await db()
    .update(communities)
    .set({ organisationId, ...kind, updatedAt: at })
    .where(eq(communities.id, id));
}
