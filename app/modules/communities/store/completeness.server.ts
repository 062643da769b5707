import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import type { CommunityFacts } from "../rules/completeness";
import { communities, communityAttractions, communityGallery, communityProjects } from "../tables.server";

type Set = typeof communityAttractions | typeof communityProjects | typeof communityGallery;

const many = (set: Set) => sql<number>`(select count(*)::int from ${set} x where x.community_id = ${communities.id})`;

const filledIn = prepared(({ organisationId }: Places<{ organisationId: string }>) =>
  db()
    .select({
      description: communities.description,
      objectives: communities.objectives,
      hasPicture: isNotNull(communities.featuredImageId).mapWith(Boolean),
      population: communities.population,
      areaHectares: communities.areaHectares,
      projectsCompleted: communities.projectsCompleted,
      budgetAllocated: communities.budgetAllocated,
      citizensServed: communities.citizensServed,
      address: communities.address,
      phone: communities.phone,
      email: communities.email,
      attractions: many(communityAttractions),
      projects: many(communityProjects),
      gallery: many(communityGallery),
    })
    .from(communities)
    .where(and(eq(communities.organisationId, organisationId), isNull(communities.deletedAt))),
);

/** What an authority has filled in of its page, shown or not; null while it has none. */
export async function communityFactsOf(organisationId: string): Promise<CommunityFacts | null> {
  const [found] = await filledIn({ organisationId });
  return found ? { ...found, hasPicture: Boolean(found.hasPicture) } : null;
}
