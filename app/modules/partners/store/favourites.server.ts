import { and, eq } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { partnerFavourites } from "../tables.server";

/** Which of these firms a person keeps. */
export async function keptAmong(userId: string, partnerIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ id: partnerFavourites.partnerId })
    .from(partnerFavourites)
    .where(and(eq(partnerFavourites.userId, userId), among(partnerFavourites.partnerId, partnerIds)));
  return new Set(rows.map(({ id }) => id));
}

/** Keeps a firm for a person, or no longer. */
export async function setKept(userId: string, partnerId: string, createdAt: Date | null): Promise<void> {
  if (createdAt === null)
    await db()
      .delete(partnerFavourites)
      .where(and(eq(partnerFavourites.userId, userId), eq(partnerFavourites.partnerId, partnerId)));
  else await db().insert(partnerFavourites).values({ userId, partnerId, createdAt }).onConflictDoNothing();
}
