import { and, count, eq, isNull, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { isGenuine, ownedBy } from "~/modules/communities/store/shown.server";
import { communities, communityProjects } from "~/modules/communities/tables.server";
import { db } from "~/platform/database/connection.server";

/** Projects on the pages of the communities that are in the figures, by status and by the month of their beginning ("2026-11"). */
export async function projectsOfCommunities() {
  const month = sql<string>`to_char(${communityProjects.startsOn}, 'YYYY-MM')`;
  return db()
    .select({ status: communityProjects.status, month, number: count() })
    .from(communityProjects)
    .innerJoin(communities, eq(communities.id, communityProjects.communityId))
    .leftJoin(organisations, ownedBy)
    .where(and(isGenuine, isNull(communityProjects.hiddenAt)))
    .groupBy(communityProjects.status, month);
}
