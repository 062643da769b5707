import { and, eq, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { foundRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { Ratings } from "../rules/feedback";
import { resourceRatings } from "../tables/feedback.server";

export const ratingsOf = (editionId: string): Promise<Ratings> =>
  foundRow(
    db()
      .select({
        number: sql<number>`count(*)`.mapWith(Number),
        mean: sql<number | null>`avg(${resourceRatings.stars})::float`,
      })
      .from(resourceRatings)
      .where(eq(resourceRatings.editionId, editionId)),
  );

/** The stars that a person gave to an edition, or null. */
export async function ownRating(editionId: string, userId: string): Promise<number | null> {
  const [found] = await db()
    .select({ stars: resourceRatings.stars })
    .from(resourceRatings)
    .where(and(eq(resourceRatings.editionId, editionId), eq(resourceRatings.userId, userId)));
  return found?.stars ?? null;
}

/** Stores the rating, in place of the person's earlier one. */
export async function saveRating(row: typeof resourceRatings.$inferInsert): Promise<void> {
  await db()
    .insert(resourceRatings)
    .values(row)
    .onConflictDoUpdate({
      target: [resourceRatings.editionId, resourceRatings.userId],
      set: pick(row, "stars", "ratedAt"),
    });
}
