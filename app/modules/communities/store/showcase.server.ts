import { and, asc, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { inAlphabet } from "~/platform/database/words.server";
import { EXAMPLES, NAMED, type ShowcaseOrder, type ShowcaseQuery } from "../rules/showcase";
import { communities, communityAttractions, communityProjects } from "../tables.server";
import { isGenuine, knownColumns, ownedBy } from "./shown.server";

const byName = [inAlphabet(communities.name), asc(communities.id)];

const ORDERS: Record<ShowcaseOrder, SQL[]> = {
  proiecte: [desc(communities.projectsCompleted), ...byName],
  cetateni: [desc(communities.citizensServed), ...byName],
  populatie: [sql`${communities.population} desc nulls last`, ...byName],
  nume: byName,
};

/** The first communities with something to show, in this order; what an ADMIN only tries out is no example. */
export async function exemplaryCommunities({ county, kind, order }: ShowcaseQuery) {
  return db()
    .select({
      ...knownColumns,
      budgetAllocated: communities.budgetAllocated,
      citizensServed: communities.citizensServed,
      finished: sql<string[]>`array(
        select p.title from ${communityProjects} p where p.community_id = ${communities.id} and p.status = 'completed'
        order by p.ends_on desc nulls last, p.id limit ${NAMED}
      )`,
      sights: sql<string[]>`array(
        select a.name from ${communityAttractions} a where a.community_id = ${communities.id} order by a.rank limit ${NAMED}
      )`,
    })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .leftJoin(images, eq(images.id, communities.featuredImageId))
    .where(
      and(
        isGenuine,
        gt(communities.projectsCompleted, 0),
        county ? eq(communities.county, county) : undefined,
        kind ? eq(communities.kind, kind) : undefined,
      ),
    )
    .orderBy(...ORDERS[order])
    .limit(EXAMPLES);
}
