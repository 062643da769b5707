import { and, asc, desc, eq, sql } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import type { Ratings } from "../rules/feedback";
import { resourceRatings } from "../tables/feedback.server";
import { resources } from "../tables/resources.server";
import { listed, notWithdrawn } from "./resources.server";

/** The documents that firms may read, the most downloaded first. */
export const firmResources = async (limit: number) =>
  listed()
    .where(and(notWithdrawn, eq(resources.isForFirms, true)))
    .orderBy(desc(resources.downloads), asc(resources.id))
    .limit(limit);

/** What readers gave to each of these editions; an edition that nobody rated is missing. */
export async function ratingsAmong(editionIds: readonly string[]): Promise<Map<string, Ratings>> {
  const rows = await db()
    .select({
      editionId: resourceRatings.editionId,
      number: sql<number>`count(*)`.mapWith(Number),
      mean: sql<number | null>`avg(${resourceRatings.stars})::float`,
    })
    .from(resourceRatings)
    .where(among(resourceRatings.editionId, editionIds))
    .groupBy(resourceRatings.editionId);
  return new Map(rows.map(({ editionId, ...ratings }) => [editionId, ratings]));
}
