import { and, count, desc, eq, exists, gt, isNotNull, isNull, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { shownOrganisation } from "~/modules/accounts/store/organisation-name.server";
import { authorActs } from "~/modules/accounts/store/person.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import type { ResourceFacts } from "~/modules/library/rules/policy";
import { resources } from "~/modules/library/tables/resources.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { says } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { type DiscussionCategory, INSIDE_CATEGORIES } from "../rules/categories";
import { DISCUSSIONS_PER_PAGE, type DiscussionQuery } from "../rules/discussion-query";
import { discussions, posts } from "../tables.server";

// `discussions.resource_id` is written out: drizzle leaves out the table's name where a query reads only one
const documentOf = (what: SQL): SQL => sql`(select ${what} from ${resources} r where r.id = discussions.resource_id)`;

/** Comments have the title of their document. */
export const discussionTitle = sql<string>`coalesce(${documentOf(sql`r.title`)}, discussions.title)`;

type DocumentRow = { deletedAt: string | null; isForFirms: boolean };
const factsOf = sql`json_build_object('deletedAt', r.deleted_at, 'isForFirms', r.is_for_firms)`;

const ownFacts = pick(
  discussions,
  "category",
  "organisationId",
  "authorId",
  "pinnedAt",
  "lockedAt",
  "hiddenAt",
  "solutionId",
);

/** What the policy needs to know of a discussion. */
export const discussionFacts = {
  ...ownFacts,
  authorActs: authorActs(discussions),
  document: documentOf(factsOf).mapWith(
    ({ deletedAt, isForFirms }: DocumentRow): ResourceFacts => ({
      deletedAt: deletedAt === null ? null : new Date(deletedAt),
      isForFirms,
    }),
  ) as SQL<ResourceFacts | null>,
};

const columns = {
  ...ownFacts,
  ...pick(discussions, "id", "title", "createdAt", "lastPostAt", "replies", "likes", "views"),
  author: users.name,
  organisation: shownOrganisation,
};

/** The number of the last post, by the index of the numbers; posts that do not stand have one too. */
const lastNumber =
  sql<number>`(select max(${posts.number}) from ${posts} where ${posts.discussionId} = discussions.id)`.mapWith(Number);

const written = () =>
  db()
    .select({
      ...columns,
      title: discussionTitle,
      resourceId: discussions.resourceId,
      ...pick(discussionFacts, "document", "authorActs"),
      lastNumber,
    })
    .from(discussions)
    .innerJoin(organisations, eq(organisations.id, discussions.organisationId))
    .innerJoin(users, eq(users.id, discussions.authorId));

export type DiscussionRecord = NonNullable<Awaited<ReturnType<typeof discussionById>>>;

/** Not narrowed to the reader: verbs and pages ask the policy. Null when there is none. */
export const discussionById = (id: string) => firstRow(written().where(eq(discussions.id, id)));

/** Locks the discussion, so that its counts and states do not change until the transaction commits. */
export async function lockedDiscussion(id: string): Promise<DiscussionRecord | null> {
  await db().select({ id: discussions.id }).from(discussions).where(eq(discussions.id, id)).for("no key update");
  return discussionById(id);
}

/** The comments on a document; null while there are none. */
export const commentsOn = (resourceId: string) => firstRow(written().where(eq(discussions.resourceId, resourceId)));

/** A post whose words may be read: neither hidden nor deleted. Whatever is counted or carried elsewhere is of these. */
export const isStanding = and(isNull(posts.hiddenAt), isNull(posts.removedAt));

/** A discussion of the forum whose question is not hidden. */
export const isShownDiscussion = and(isNull(discussions.hiddenAt), isNull(discussions.resourceId));

export const isPublicDiscussion = and(isShownDiscussion, notInArray(discussions.category, [...INSIDE_CATEGORIES]));

/** What a reader may see: `inside` also what is not public. */
const seen = (inside: boolean): SQL | undefined => (inside ? isShownDiscussion : isPublicDiscussion);

const withWords = (text: string): SQL[] => searchWords(text).map((word) => says(discussions.searchText, word));

const narrowed = ({ order }: DiscussionQuery): SQL | undefined => {
  if (order === "rezolvate") return isNotNull(discussions.solutionId);
  return order === "nerezolvate" ? isNull(discussions.solutionId) : undefined;
};

const newest = [desc(discussions.lastPostAt), desc(discussions.id)];

/** Discussions with the beginning of their opening posts. */
const opened = () =>
  db()
    .select({ ...columns, opening: sql<string>`left(${posts.bodyText}, 400)` })
    .from(discussions)
    .innerJoin(organisations, eq(organisations.id, discussions.organisationId))
    .innerJoin(users, eq(users.id, discussions.authorId))
    .innerJoin(posts, and(eq(posts.discussionId, discussions.id), eq(posts.number, 1)));

const inCategory = (category: DiscussionCategory | null): SQL | undefined =>
  category ? eq(discussions.category, category) : undefined;

/** Public discussions by the time when they were opened, newest first, for the feed. */
export const newestDiscussions = (category: DiscussionCategory | null, limit: number) =>
  opened()
    .where(and(isPublicDiscussion, inCategory(category)))
    .orderBy(desc(discussions.id)) // ids are in the order in which they were made
    .limit(limit);
export type OpenedDiscussion = Awaited<ReturnType<typeof newestDiscussions>>[number];

/** Others of the same category in which something was written last. */
export const othersOf = ({ id, category }: { id: string; category: DiscussionCategory }, limit: number) =>
  db()
    .select(pick(discussions, "id", "title", "replies"))
    .from(discussions)
    .where(and(isShownDiscussion, eq(discussions.category, category), ne(discussions.id, id)))
    .orderBy(...newest)
    .limit(limit);

/** More are shown among the others. */
const MOST_PINNED = 5;

/** One page of the list, with the number of matches in each category. Pinned ones stand first on the first page of the recent ones. */
export async function listDiscussions(query: DiscussionQuery, inside: boolean) {
  const words = withWords(query.text);
  const matching = and(seen(inside), narrowed(query), ...words);
  const here = and(matching, inCategory(query.category));
  const popular = [desc(discussions.likes), desc(discussions.replies)];
  const [found, pinned, rows] = await Promise.all([
    countsWhere(matching),
    query.order === "recente" && query.page === 1
      ? opened()
          .where(and(here, isNotNull(discussions.pinnedAt)))
          .orderBy(...newest)
          .limit(MOST_PINNED)
      : [],
    opened()
      .where(and(here, query.order === "recente" ? isNull(discussions.pinnedAt) : undefined))
      .orderBy(...(query.order === "populare" ? popular : []), ...newest)
      .limit(DISCUSSIONS_PER_PAGE)
      .offset((query.page - 1) * DISCUSSIONS_PER_PAGE),
  ]);
  const total = found.of(query.category);
  const listed = query.order === "recente" ? total.number - total.pinned : total.number;
  const isWhole = words.length === 0 && narrowed(query) === undefined;
  return {
    rows: [...pinned, ...rows],
    counts: found.of,
    total: total.number,
    pages: Math.max(1, Math.ceil(listed / DISCUSSIONS_PER_PAGE)),
    whole: (isWhole ? found : await countsWhere(seen(inside))).of(query.category),
  };
}

export const numberOfDiscussions = async (inside: boolean): Promise<number> =>
  (await countsWhere(seen(inside))).of(null).number;

const NONE = { number: 0, pinned: 0, replies: 0, solved: 0 };
type Counted = typeof NONE;

/** The counts of each category (`of`), and of all together (`of(null)`). */
async function countsWhere(matching: SQL | undefined) {
  const rows = await db()
    .select({
      category: discussions.category,
      number: count(),
      pinned: count(discussions.pinnedAt),
      replies: sql<number>`sum(${discussions.replies})::int`,
      solved: count(discussions.solutionId),
    })
    .from(discussions)
    .where(matching)
    .groupBy(discussions.category);
  const sumOf = (key: keyof Counted) => rows.reduce((sum, row) => sum + row[key], 0);
  const all = { number: sumOf("number"), pinned: sumOf("pinned"), replies: sumOf("replies"), solved: sumOf("solved") };
  return {
    of: (category: DiscussionCategory | null): Counted =>
      category === null ? all : (rows.find((row) => row.category === category) ?? NONE),
  };
}

/** Unsolved discussions that may still be written in, with a reply since before `before`, whose authors were not asked about it yet. */
export async function discussionsToRemind(before: Date, limit: number): Promise<string[]> {
  const replied = db()
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.discussionId, discussions.id), gt(posts.number, 1), isStanding, lt(posts.createdAt, before)));
  const rows = await db()
    .select({ id: discussions.id })
    .from(discussions)
    .where(and(toRemind, isShownDiscussion, isNull(discussions.lockedAt), exists(replied)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const toRemind = and(isNull(discussions.solutionId), isNull(discussions.remindedAt), gt(discussions.replies, 0));

/** Notes that the author of an unsolved discussion is asked about it; false when that is not due any more. */
export async function claimReminder(id: string, remindedAt: Date): Promise<boolean> {
  const rows = await db()
    .update(discussions)
    .set({ remindedAt })
    .where(and(eq(discussions.id, id), toRemind))
    .returning({ id: discussions.id });
  return rows.length > 0;
}

/** How many organisations have written what the reader may see, of a category or of all. */
export async function organisationsThatWrote(category: DiscussionCategory | null, inside: boolean): Promise<number> {
  const wrote = db()
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(discussions, eq(discussions.id, posts.discussionId))
    .where(and(eq(posts.organisationId, organisations.id), isStanding, seen(inside), inCategory(category)));
  return db().$count(organisations, exists(wrote));
}
