import { eq, inArray, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { PictureUse } from "~/modules/media/rules/image";
import { db } from "~/platform/database/connection.server";
import { communities, communityAttractionImages, communityAttractions, communityGallery } from "../tables.server";
import { isShown, ownedBy } from "./shown.server";

/** The communities that show a picture: above their page, in their gallery, beside a sight. Each way has its index. */
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
