import { eq } from "drizzle-orm";
import type { Image } from "~/modules/media/rules/image";
import { imageColumns } from "~/modules/media/store/image.server";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { partners } from "../tables.server";

/** The picture that stands for a firm, listed or not; null where its cloth does. */
export async function logoOf(partnerId: string): Promise<Image | null> {
  const [found] = await db()
    .select(imageColumns)
    .from(partners)
    .innerJoin(images, eq(images.id, partners.logoImageId))
    .where(eq(partners.id, partnerId));
  return found ?? null;
}
