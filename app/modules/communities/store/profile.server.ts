import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { Image, PictureUse } from "~/modules/media/rules/image";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { pick } from "~/platform/pick";
import type { CommunityFacts } from "../rules/completeness";
import {
  communities,
  communityAttractionImages,
  communityAttractions,
  communityGallery,
  communityProjects,
} from "../tables.server";
import { isShown, ownedBy } from "./shown.server";

/** A community with its attractions, projects and gallery, public or not. */
export type StoredCommunity = NonNullable<Awaited<ReturnType<typeof communityWhere>>>;

/** A public community; null when it is missing, in the bin, or its owner is not verified. */
export const publicCommunity = (id: string) => communityWhere(and(eq(communities.id, id), isShown));

/** Public or not, in the bin or not; null when there is none. */
export const communityById = (id: string) => communityWhere(eq(communities.id, id));

/** An authority's community outside the bin, public or not; null when there is none. */
export const communityOf = (organisationId: string) =>
  communityWhere(and(eq(communities.organisationId, organisationId), isNull(communities.deletedAt)));

async function communityWhere(where: SQL | undefined) {
  const [found] = await db()
    .select({
      community: communities,
      ...pick(organisations, "verification", "verifiedAt", "verifiedWhat"),
      checkedKind: organisations.authorityKind,
      image: imageColumns,
    })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .leftJoin(images, eq(images.id, communities.featuredImageId))
    .where(where);
  if (!found) return null;
  const { community, ...rest } = found;
  return {
    ...community,
    ...rest,
    attractions: await attractionsOf(community.id),
    projects: await projectsOf(community.id),
    gallery: await galleryOf(community.id),
  };
}

async function attractionsOf(communityId: string) {
  const rows = await db()
    .select(pick(communityAttractions, "id", "name", "description", "type"))
    .from(communityAttractions)
    .where(eq(communityAttractions.communityId, communityId))
    .orderBy(asc(communityAttractions.rank), asc(communityAttractions.id));
  const pictures = await picturesOf(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, pictures: pictures.get(row.id) ?? [] }));
}

async function picturesOf(attractionIds: readonly string[]): Promise<Map<string, Image[]>> {
  const pictures = new Map<string, Image[]>();
  if (attractionIds.length === 0) return pictures;
  const rows = await db()
    .select({ attractionId: communityAttractionImages.attractionId, image: imageColumns })
    .from(communityAttractionImages)
    .innerJoin(images, eq(images.id, communityAttractionImages.imageId))
    .where(among(communityAttractionImages.attractionId, attractionIds))
    .orderBy(asc(communityAttractionImages.rank));
  for (const { attractionId, image } of rows)
    pictures.set(attractionId, [...(pictures.get(attractionId) ?? []), image]);
  return pictures;
}

/** Latest start first. */
async function projectsOf(communityId: string) {
  return db()
    .select({
      ...pick(
        communityProjects,
        "id",
        "title",
        "description",
        "status",
        "progress",
        "startsOn",
        "endsOn",
        "openedAt",
        "hiddenAt",
      ),
    })
    .from(communityProjects)
    .where(eq(communityProjects.communityId, communityId))
    .orderBy(desc(communityProjects.startsOn), asc(communityProjects.id));
}

async function galleryOf(communityId: string): Promise<Image[]> {
  return db()
    .select(imageColumns)
    .from(communityGallery)
    .innerJoin(images, eq(images.id, communityGallery.imageId))
    .where(eq(communityGallery.communityId, communityId))
    .orderBy(asc(communityGallery.rank));
}

type Set = typeof communityAttractions | typeof communityProjects | typeof communityGallery;

/** Qualified with its table: in a subquery an unqualified column would be the inner table's. */
const countIn = (set: Set) =>
  sql<number>`(select count(*)::int from ${set} x where x.community_id = ${communities}.id)`;

const filledIn = prepared(({ organisationId }: Places<{ organisationId: string }>) =>
  db()
    .select({
      community: communities,
      attractions: countIn(communityAttractions),
      projects: countIn(communityProjects),
      gallery: countIn(communityGallery),
    })
    .from(communities)
    .where(and(eq(communities.organisationId, organisationId), isNull(communities.deletedAt))),
);

/** What an authority has filled in, for its completeness; null while it has no community. */
export async function communityFactsOf(organisationId: string): Promise<CommunityFacts | null> {
  const [found] = await filledIn({ organisationId });
  return found ? { ...found, ...found.community, hasPicture: found.community.featuredImageId !== null } : null;
}

/**
 * Communities that show a picture as cover, in the gallery or at an attraction. Each of the three conditions has an
 * index.
 */
export async function communitiesShowing(imageId: string): Promise<PictureUse[]> {
  const ids = db()
    .select({ id: communities.id })
    .from(communities)
    .where(eq(communities.featuredImageId, imageId))
    .unionAll(
      db()
        .select({ id: communityGallery.communityId })
        .from(communityGallery)
        .where(eq(communityGallery.imageId, imageId)),
    )
    .unionAll(
      db()
        .select({ id: communityAttractions.communityId })
        .from(communityAttractionImages)
        .innerJoin(communityAttractions, eq(communityAttractions.id, communityAttractionImages.attractionId))
        .where(eq(communityAttractionImages.imageId, imageId)),
    );
  return db()
    .select({
      organisationId: communities.organisationId,
      isPublic: sql<boolean>`${isShown}`,
      isAdmins: sql<boolean>`true`,
    })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .where(inArray(communities.id, ids));
}
