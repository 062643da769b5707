import { eq, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { PictureUse } from "~/modules/media/rules/picture-use";
import { db } from "~/platform/database/connection.server";
import { LISTED } from "../rules/listing";
import { partners } from "../tables.server";

/** The firm whose logo a picture is. */
export async function partnersShowing(imageId: string): Promise<PictureUse[]> {
  return db()
    .select({
      organisationId: partners.id,
      isPublic: sql<boolean>`${eq(organisations.verification, LISTED)}`,
      isAdmins: sql<boolean>`true`,
    })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .where(eq(partners.logoImageId, imageId));
}
