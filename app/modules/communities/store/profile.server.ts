import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { Image } from "~/modules/media/rules/image";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import {
  communities,
  communityAttractionImages,
  communityAttractions,
  communityGallery,
  communityProjects,
} from "../tables.server";
import { imageColumns, isShown, ownedBy } from "./shown.server";

export type PublicCommunity = NonNullable<Awaited<ReturnType<typeof publicCommunity>>>;

/** A community with everything that anyone may see of it; null for what is missing, in the bin, or not verified. */
export async function publicCommunity(id: string) {
  const [found] = await db()
    .select({
      community: communities,
      verifiedAt: organisations.verifiedAt,
      verifiedWhat: organisations.verifiedWhat,
      image: imageColumns,
    })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .leftJoin(images, eq(images.id, communities.featuredImageId))
    .where(and(eq(communities.id, id), isShown));
  if (!found) return null;
  const { community, ...rest } = found;
  return {
    ...community,
    ...rest,
    attractions: await attractionsOf(id),
    projects: await projectsOf(id),
    gallery: await galleryOf(id),
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
    .where(inArray(communityAttractionImages.attractionId, [...attractionIds]))
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
