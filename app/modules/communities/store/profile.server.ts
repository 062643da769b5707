import { and, asc, desc, eq, isNull, type SQL } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { Image } from "~/modules/media/rules/image";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import {
  communities,
  communityAttractionImages,
  communityAttractions,
  communityGallery,
  communityProjects,
} from "../tables.server";
import { isShown, ownedBy } from "./shown.server";

/** A community with all that it shows, whoever may see it. */
export type StoredCommunity = NonNullable<Awaited<ReturnType<typeof whole>>>;

/** As anyone may see it; null for what is missing, in the bin, or not verified. */
export const publicCommunity = (id: string) => whole(and(eq(communities.id, id), isShown));

/** Shown or not, in the bin or not. */
export const communityById = (id: string) => whole(eq(communities.id, id));

/** An authority's own, shown or not; one in the bin is nobody's any more. */
export const communityOf = (organisationId: string) =>
  whole(and(eq(communities.organisationId, organisationId), isNull(communities.deletedAt)));

async function whole(where: SQL | undefined) {
  const [found] = await db()
    .select({
      community: communities,
      verification: organisations.verification,
      verifiedAt: organisations.verifiedAt,
      verifiedWhat: organisations.verifiedWhat,
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
    .select({
      id: communityAttractions.id,
      name: communityAttractions.name,
      description: communityAttractions.description,
      type: communityAttractions.type,
    })
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

/** The last one that began stands first. */
async function projectsOf(communityId: string) {
  return db()
    .select({
      id: communityProjects.id,
      title: communityProjects.title,
      description: communityProjects.description,
      status: communityProjects.status,
      progress: communityProjects.progress,
      startsOn: communityProjects.startsOn,
      endsOn: communityProjects.endsOn,
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
