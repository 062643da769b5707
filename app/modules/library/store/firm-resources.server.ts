import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Category } from "~/modules/partners/rules/categories";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import type { Ratings } from "../rules/feedback";
import type { ResourceKind } from "../rules/vocabulary";
import { resourceRatings } from "../tables/feedback.server";
import { resources } from "../tables/resources.server";
import { saysAnywhere } from "./files.server";
import { listed, notWithdrawn } from "./resources.server";
import { documentsSought, readSearch } from "./sought.server";

const forFirms = and(notWithdrawn, isNotNull(resources.editionId), eq(resources.isForFirms, true));

type Asked = { text: string; category: Category | null; kind: ResourceKind | null; order: "descarcari" | "noi" };

/** The documents that firms may read, as asked. */
export async function firmResources({ text, category, kind, order }: Asked, limit: number) {
  return listed()
    .where(
      and(
        forFirms,
        ...documentsSought(await readSearch(text)).map(saysAnywhere),
        category ? eq(resources.category, category) : undefined,
        kind ? eq(resources.kind, kind) : undefined,
      ),
    )
    .orderBy(desc(order === "noi" ? resources.editedAt : resources.downloads), asc(resources.id))
    .limit(limit);
}

export const numberOfFirmResources = () => db().$count(resources, forFirms);

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
