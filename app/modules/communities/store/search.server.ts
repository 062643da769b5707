import { and, asc, eq, gt, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { communities, communityAttractions, communityProjects } from "../tables.server";
import { isGenuine, ownedBy } from "./shown.server";

/** A community in the words by which the one search finds it. */
export type CommunityForSearch = Awaited<ReturnType<typeof communitiesForSearch>>[number];

const found = () =>
  db()
    .select({
      id: communities.id,
      name: communities.name,
      kind: communities.kind,
      county: communities.county,
      population: communities.population,
      text: sql<string>`concat_ws(E'\n', ${communities.description}, ${communities.objectives})`,
      /** What can be seen there and what is being built. */
      names: sql<string[]>`array(
        select a.name from ${communityAttractions} a where a.community_id = ${communities.id}
        union all select p.title from ${communityProjects} p where p.community_id = ${communities.id}
      )`,
      createdAt: communities.createdAt,
      updatedAt: communities.updatedAt,
    })
    .from(communities)
    .leftJoin(organisations, ownedBy);

/** Null when not everybody may see it, or there is none: then nothing of it may be found. */
export async function communityForSearch(id: string): Promise<CommunityForSearch | null> {
  const [one] = await found().where(and(eq(communities.id, id), isGenuine));
  return one ?? null;
}

/** All that everybody may see, some at a time: those whose ids follow `afterId`. */
export async function communitiesForSearch(afterId: string | null, limit: number) {
  return found()
    .where(and(isGenuine, afterId === null ? undefined : gt(communities.id, afterId)))
    .orderBy(asc(communities.id))
    .limit(limit);
}
