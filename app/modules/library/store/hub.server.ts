import { and, count, desc, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Category } from "~/modules/partners/rules/categories";
import type { LocalDate } from "~/platform/calendar/local-date";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { inAlphabet } from "~/platform/database/words.server";
import { BATCH, deleteBatch } from "~/platform/jobs/sweep.server";
import { HUB_PAGE, type HubOrder, type HubQuery } from "../rules/hub-query";
import type { ResourceUse, Topic } from "../rules/vocabulary";
import { resourceFavourites, resources, resourceUses } from "../tables/resources.server";
import { saysAnywhere } from "./files.server";
import { listed, notWithdrawn } from "./resources.server";
import type { Sought } from "./sought.server";

const isFavouriteOf = (userId: string): SQL =>
  sql`exists (select from ${resourceFavourites} f where f.resource_id = ${resources.id} and f.user_id = ${userId})`;

const ORDERS: Readonly<Record<HubOrder, readonly SQL[]>> = {
  /** Downloaded and read most. */
  folosite: [sql`${resources.downloads} + ${resources.views} desc`],
  /** The last edited. */
  noi: [desc(resources.editedAt)],
  titlu: [],
};

/** Documents whose title says all that is sought come first; what is alike is in alphabetical order. */
const inOrder = (sought: readonly Sought[], order: HubOrder): SQL[] => {
  const words = sought.map(({ saidIn }) => saidIn(resources.title));
  const inTitle = words.length > 0 ? [sql`(${sql.join(words, sql` and `)}) desc`] : [];
  return [...inTitle, ...ORDERS[order], inAlphabet(resources.title), sql`${resources.id}`];
};

/** One page of the hub, with the number of matches in each category. */
export async function hubResources(query: HubQuery, sought: readonly Sought[], userId: string) {
  const matching = and(
    notWithdrawn,
    ...sought.map(saysAnywhere),
    query.kind ? eq(resources.kind, query.kind) : undefined,
    query.favourites ? isFavouriteOf(userId) : undefined,
  );
  const [rows, counted] = await Promise.all([
    listed()
      .where(and(matching, query.category ? eq(resources.category, query.category) : undefined))
      .orderBy(...inOrder(sought, query.order))
      .limit(HUB_PAGE)
      .offset((query.page - 1) * HUB_PAGE),
    db()
      .select({ category: resources.category, number: count() })
      .from(resources)
      .where(matching)
      .groupBy(resources.category),
  ]);
  const numbers = new Map<Category, number>(counted.map(({ category, number }) => [category, number]));
  const all = counted.reduce((sum, { number }) => sum + number, 0);
  return { rows, all, numberOf: (category: Category) => numbers.get(category) ?? 0 };
}

/** One page of the documents of a topic, in alphabetical order, with the number of them all. */
export async function resourcesOfTopic(topic: Topic, page: number) {
  const matching = and(notWithdrawn, sql`${topic} = any(${resources.topics})`);
  const [rows, number] = await Promise.all([
    listed()
      .where(matching)
      .orderBy(...inOrder([], "titlu"))
      .limit(HUB_PAGE)
      .offset((page - 1) * HUB_PAGE),
    db().$count(resources, matching),
  ]);
  return { rows, number };
}

/** How many documents each topic has. */
export async function topicCounts(): Promise<Map<Topic, number>> {
  const topic = sql<Topic>`unnest(${resources.topics})`;
  const rows = await db().select({ topic, number: count() }).from(resources).where(notWithdrawn).groupBy(sql`1`);
  return new Map(rows.map(({ topic, number }) => [topic, number]));
}

type Read = { id: string; category: Category; topics: readonly Topic[] };

/** Documents of the same category or topics, those that share most first. */
export async function relatedResources({ id, category, topics }: Read, limit: number) {
  const shared = sql`(cardinality(array(select unnest(${resources.topics}) intersect select unnest(${sql.param([...topics])}::text[])))
    + case when ${resources.category} = ${category} then 1 else 0 end)`;
  return listed()
    .where(and(notWithdrawn, ne(resources.id, id), sql`${shared} > 0`))
    .orderBy(desc(shared), inAlphabet(resources.title))
    .limit(limit);
}

const favouriteRow = (userId: string, resourceId: string) =>
  and(eq(resourceFavourites.userId, userId), eq(resourceFavourites.resourceId, resourceId));

/** Which of these documents are the person's favourites. */
export async function favouritesAmong(userId: string, resourceIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ id: resourceFavourites.resourceId })
    .from(resourceFavourites)
    .where(and(eq(resourceFavourites.userId, userId), among(resourceFavourites.resourceId, resourceIds)));
  return new Set(rows.map(({ id }) => id));
}

export async function isFavourite(userId: string, resourceId: string): Promise<boolean> {
  return (await db().$count(resourceFavourites, favouriteRow(userId, resourceId))) > 0;
}

export async function insertFavourite(userId: string, resourceId: string, createdAt: Date): Promise<void> {
  await db().insert(resourceFavourites).values({ userId, resourceId, createdAt }).onConflictDoNothing();
}

export async function deleteFavourite(userId: string, resourceId: string): Promise<void> {
  await db().delete(resourceFavourites).where(favouriteRow(userId, resourceId));
}

const COUNTERS = { view: sql`views`, download: sql`downloads` };

/** Counts a person's first view or download of the day, in one statement. */
export async function countUse(what: ResourceUse, resourceId: string, userId: string, day: LocalDate): Promise<void> {
  await db().execute(sql`
    with fresh as (
      insert into resource_uses (day, resource_id, user_id, what) values (${day}, ${resourceId}, ${userId}, ${what})
      on conflict do nothing
      returning 1
    )
    update resources set ${COUNTERS[what]} = ${COUNTERS[what]} + 1
    where id = ${resourceId} and exists (select from fresh)`);
}

export const deleteUsesBefore = async (day: LocalDate): Promise<boolean> =>
  (await deleteBatch(resourceUses, lt(resourceUses.day, day))) === BATCH;
