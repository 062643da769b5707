import { and, asc, count, desc, eq, gt, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { images } from "~/modules/media/tables.server";
import { db } from "~/platform/database/connection.server";
import { matchesHereOrThere } from "~/platform/database/place.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { hasName, inAlphabet, says } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import type { CountyCode } from "~/platform/romania/counties";
import { COMMUNITIES_PER_PAGE, type CommunityQuery } from "../rules/listing";
import { EXAMPLES, NAMED, type ShowcaseOrder, type ShowcaseQuery } from "../rules/showcase";
import { communities, communityAttractions, communityProjects } from "../tables.server";
import { cardColumns, isGenuine, isShown, isShownWithoutJoin, ownedBy, summaryColumns } from "./shown.server";

const newestFirst = [desc(communities.createdAt), desc(communities.id)];

const cards = () =>
  db()
    .select(cardColumns)
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .leftJoin(images, eq(images.id, communities.featuredImageId));

/**
 * One page of the directory, the number of all results, the number of matches in each county that has any, and the figures of
 * the whole directory. Test data is on the pages and is counted apart.
 */
export async function listCommunities({ text, county, page }: CommunityQuery) {
  const all = await unfilteredByCounty({});
  const counts = text ? await byCounties(named(text)) : all;
  const counted = county ? counts.filter((one) => one.county === county) : counts;
  const offset = (page - 1) * COMMUNITIES_PER_PAGE;
  return {
    communities: text ? await textPage(offset, text, county) : await unsearchedPage(offset, county),
    total: sumOf(counted.map(({ genuine }) => genuine)),
    tests: sumOf(counted.map(({ tests }) => tests)),
    byCounty: new Map(counts.map((one) => [one.county, one.genuine])),
    counts: figuresOf(all),
  };
}

const page = (offset: number | Placeholder, ...conditions: (SQL | undefined)[]) =>
  cards()
    .where(and(isShown, ...conditions))
    .orderBy(...newestFirst)
    .limit(COMMUNITIES_PER_PAGE)
    .offset(offset);

const textPage = (offset: number, text: string, county: CountyCode | null) =>
  page(offset, named(text), county ? eq(communities.county, county) : undefined);

/** The most frequent queries: all communities, or those of a county. */
const unsearchedPage = (offset: number, county: CountyCode | null) =>
  county ? countyPage({ offset, county }) : unfilteredPage({ offset });
const unfilteredPage = prepared(({ offset }: Places<{ offset: number }>) => page(offset));
const countyPage = prepared(({ offset, county }: Places<{ offset: number; county: CountyCode }>) =>
  page(offset, eq(communities.county, county)),
);

/** The newest communities, for the landing page, without test data. */
export const newestCommunities = prepared(({ limit }: Places<{ limit: number }>) =>
  cards()
    .where(isGenuine)
    .orderBy(...newestFirst)
    .limit(limit),
);

const byCounties = (named?: SQL) =>
  db()
    .select({
      county: communities.county,
      genuine: sql<number>`(count(*) filter (where not ${communities.isTest}))::int`,
      tests: sql<number>`(count(*) filter (where ${communities.isTest}))::int`,
      citizens: sql<number>`coalesce(sum(${communities.citizensServed}) filter (where not ${communities.isTest}), 0)::float8`,
    })
    .from(communities)
    .where(and(isShownWithoutJoin, named))
    .groupBy(communities.county);

const unfilteredByCounty = prepared(() => byCounties());

export type CommunityCounts = { communities: number; counties: number; citizens: number };

/** Figures of the directory, without test data. */
export const communityCounts = async (): Promise<CommunityCounts> => figuresOf(await unfilteredByCounty({}));

/** How many communities of the directory each county has, without test data. */
export const communitiesByCounty = async (): Promise<ReadonlyMap<CountyCode, number>> =>
  new Map((await unfilteredByCounty({})).map(({ county, genuine }) => [county, genuine]));

const figuresOf = (counties: Awaited<ReturnType<typeof unfilteredByCounty>>): CommunityCounts => ({
  communities: sumOf(counties.map(({ genuine }) => genuine)),
  counties: counties.filter(({ genuine }) => genuine > 0).length,
  citizens: sumOf(counties.map(({ citizens }) => citizens)),
});

/** Every word is in the name, or the county is named and the other words are in the name. */
export function named(text: string): SQL | undefined {
  const inName = (words: string[]) =>
    and(...words.map((word) => or(hasName(communities.name, word), says(communities.name, word))));
  return matchesHereOrThere(
    text,
    (words) => inName(wordsOfPlace(words)),
    (county) => eq(communities.county, county),
  );
}

const sumOf = (counts: Iterable<number>): number => [...counts].reduce((sum, count) => sum + count, 0);

const byName = [inAlphabet(communities.name), asc(communities.id)];

const ORDERS: Record<ShowcaseOrder, SQL[]> = {
  proiecte: [desc(communities.projectsCompleted), ...byName],
  cetateni: [desc(communities.citizensServed), ...byName],
  populatie: [sql`${communities.population} desc nulls last`, ...byName],
  nume: byName,
};

/** One page of the communities with finished projects, in this order and without test data, and the number of all. */
export async function exemplaryCommunities({ county, kind, order, page }: ShowcaseQuery) {
  const chosen = and(
    isGenuine,
    gt(communities.projectsCompleted, 0),
    county ? eq(communities.county, county) : undefined,
    kind ? eq(communities.kind, kind) : undefined,
  );
  const [counted] = await db()
    .select({ total: count() })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .where(chosen);
  const found = await db()
    .select({
      ...summaryColumns,
      budgetAllocated: communities.budgetAllocated,
      citizensServed: communities.citizensServed,
      finished: sql<string[]>`array(
        select p.title from ${communityProjects} p where p.community_id = ${communities.id} and p.hidden_at is null and p.status = 'completed'
        order by p.ends_on desc nulls last, p.id limit ${NAMED}
      )`,
      attractions: sql<string[]>`array(
        select a.name from ${communityAttractions} a where a.community_id = ${communities.id} order by a.rank limit ${NAMED}
      )`,
    })
    .from(communities)
    .leftJoin(organisations, ownedBy)
    .leftJoin(images, eq(images.id, communities.featuredImageId))
    .where(chosen)
    .orderBy(...ORDERS[order])
    .limit(EXAMPLES)
    .offset((page - 1) * EXAMPLES);
  return { found, total: counted?.total ?? 0 };
}
