import { and, eq, isNull } from "drizzle-orm";
import type { Image } from "~/modules/media/rules/image";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { communities } from "../tables.server";

/** The picture with which an organisation's page opens, shown to the public or not yet; null where its cloth does. */
export async function featuredImageOf(organisationId: string): Promise<Image | null> {
  const [found] = await db()
    .select(imageColumns)
    .from(communities)
    .innerJoin(images, eq(images.id, communities.featuredImageId))
    .where(and(eq(communities.organisationId, organisationId), isNull(communities.deletedAt)));
  return found ?? null;
}
