import { and, asc, eq, gt, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { communities, communityAttractions, communityProjects } from "../tables.server";
import { isGenuine, ownedBy } from "./shown.server";

/** The texts of a community that are indexed for the search. */
export type CommunityForSearch = Awaited<ReturnType<typeof communitiesForSearch>>[number];

const found = () =>
  db()
    .select({
      ...pick(communities, "id", "name", "kind", "county", "population"),
      text: sql<string>`concat_ws(E'\n', ${communities.description}, ${communities.objectives})`,
      /** Names of attractions and titles of projects. */
      names: sql<string[]>`array(
        select a.name from ${communityAttractions} a where a.community_id = ${communities.id}
        union all select p.title from ${communityProjects} p where p.community_id = ${communities.id} and p.hidden_at is null
      )`,
      createdAt: communities.createdAt,
      updatedAt: communities.updatedAt,
    })
    .from(communities)
    .leftJoin(organisations, ownedBy);

/** Null when there is none or it is not public; then it must not be in the index. */
export const communityForSearch = (id: string) => firstRow(found().where(and(eq(communities.id, id), isGenuine)));

/** Public communities in batches: those whose ids follow `afterId`. */
export async function communitiesForSearch(afterId: string | null, limit: number) {
  return found()
    .where(and(isGenuine, afterId === null ? undefined : gt(communities.id, afterId)))
    .orderBy(asc(communities.id))
    .limit(limit);
}
