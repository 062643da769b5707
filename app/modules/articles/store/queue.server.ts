import { and, asc, count, desc, eq, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { hasName, holds, says } from "~/platform/database/words.server";
import { wordsOfPlace } from "~/platform/form/list-query";
import { pick } from "~/platform/pick";
import { isOldestFirst, type SubmissionQuery, type SubmissionTab } from "../rules/submission-query";
import { articleSubmissions, articles } from "../tables/articles.server";
import { decisionColumns } from "./submissions.server";

export const SUBMISSIONS_PER_PAGE = 20;

const author = alias(users, "author");
const isOfArticle = eq(articles.id, articleSubmissions.articleId);
const isOfOrganisation = eq(organisations.id, articles.organisationId);
const isByAuthor = eq(author.id, articles.authorId);
/** Lists show two lines, so they read only the beginning of the body. */
const opening = sql<string>`left(${articleSubmissions.bodyText}, 1200)`;

const rowColumns = {
  ...pick(
    articleSubmissions,
    "id",
    "articleId",
    "title",
    "category",
    "status",
    "submittedAt",
    "submittedBy",
    "decidedAt",
  ),
  opening,
  organisationName: organisationName(),
  organisationKind: organisations.kind,
  authorName: author.name,
  authorId: articles.authorId,
  ...decisionColumns,
};

const rows = () =>
  db()
    .select(rowColumns)
    .from(articleSubmissions)
    .innerJoin(articles, isOfArticle)
    .innerJoin(organisations, isOfOrganisation)
    .innerJoin(author, isByAuthor);

export type SubmissionRow = Awaited<ReturnType<typeof pendingSubmissions>>[number];

/** `not in` looks up the few articles in the bin once, not those of all submissions. */
const isOutsideBin = sql`${articleSubmissions.articleId} not in (select a.id from ${articles} a where a.deleted_at is not null)`;

/** Recalled submissions, and pending ones of articles in the bin, are not listed. */
const isListed = and(
  ne(articleSubmissions.status, "recalled"),
  or(ne(articleSubmissions.status, "pending"), isOutsideBin),
);

const isWaiting = and(sql`${articleSubmissions.status} = 'pending'`, isNull(articles.deletedAt));

const newestFirst = [desc(articleSubmissions.submittedAt), desc(articleSubmissions.id)] as const;
const oldestFirst = [asc(articleSubmissions.submittedAt), asc(articleSubmissions.id)] as const;
const inOrder = (query: SubmissionQuery) => (isOldestFirst(query) ? oldestFirst : newestFirst);
const place = sql`(${articleSubmissions.submittedAt}, ${articleSubmissions.id})`;

/**
 * For the dashboard: those that have waited longest. A submission that `revises` can be decided only on its own page, because
 * the article has a published text.
 */
export const pendingSubmissions = prepared(({ limit }: Places<{ limit: number }>) =>
  rows()
    .where(isWaiting)
    .orderBy(...oldestFirst)
    .limit(limit),
);

/** The position of an article's pending text, 1 for the oldest; null when none is pending. */
export async function placeInQueue(articleId: string): Promise<number | null> {
  const own = db()
    .select({ submittedAt: articleSubmissions.submittedAt, id: articleSubmissions.id })
    .from(articleSubmissions)
    .where(and(eq(articleSubmissions.articleId, articleId), eq(articleSubmissions.status, "pending")));
  const [row] = await db()
    .select({ number: count() })
    .from(articleSubmissions)
    .innerJoin(articles, eq(articles.id, articleSubmissions.articleId))
    .where(and(isWaiting, sql`${place} <= (${own})`));
  return row?.number || null;
}

/** The number of pending submissions for the navigation, used as a subquery. */
export const waitingSubmissions = () =>
  db()
    .select({ number: count() })
    .from(articleSubmissions)
    .where(sql`${articleSubmissions.status} = 'pending' and ${isOutsideBin}`);

/** The newest drafts, without their text, which only their authors read. */
export const latestDrafts = prepared(({ limit }: Places<{ limit: number }>) =>
  db()
    .select({
      id: articles.id,
      title: articles.title,
      authorName: author.name,
      organisationName: organisationName(),
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .innerJoin(organisations, eq(organisations.id, articles.organisationId))
    .innerJoin(author, eq(author.id, articles.authorId))
    .where(and(sql`${articles.status} = 'draft'`, isNull(articles.deletedAt)))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(limit),
);

/** Every word must occur in the title, the organisation's or the author's name. */
function matching({ text, category }: Pick<SubmissionQuery, "text" | "category">): SQL | undefined {
  const words = wordsOfPlace(text).map((word) =>
    or(
      holds(articleSubmissions.title, word),
      sql`${articleSubmissions.id} in (select s.id from ${articleSubmissions} s where ${says(sql`s.title`, word)})`,
      hasName(organisations.name, word),
      hasName(author.name, word),
    ),
  );
  return and(isListed, ...words, category ? eq(articleSubmissions.category, category) : undefined);
}

/** One page of a tab, with the number of matches per tab. */
export async function submissionsPage(query: SubmissionQuery) {
  const [counts, found] = await Promise.all([
    tabCounts(query),
    rows()
      .where(and(matching(query), eq(articleSubmissions.status, query.tab)))
      .orderBy(...inOrder(query))
      .limit(SUBMISSIONS_PER_PAGE)
      .offset((query.page - 1) * SUBMISSIONS_PER_PAGE),
  ]);
  return { rows: found, counts };
}

/** Without words to look for, one index of the submissions is read and no other table but the bin. */
async function tabCounts(query: SubmissionQuery): Promise<Record<SubmissionTab, number>> {
  const counted = db()
    .select({ status: articleSubmissions.status, number: count() })
    .from(articleSubmissions)
    .where(matching(query))
    .groupBy(articleSubmissions.status)
    .$dynamic();
  const found = await (wordsOfPlace(query.text).length === 0
    ? counted
    : counted
        .innerJoin(articles, isOfArticle)
        .innerJoin(organisations, isOfOrganisation)
        .innerJoin(author, isByAuthor));
  const of = (tab: SubmissionTab) => found.find(({ status }) => status === tab)?.number ?? 0;
  return { pending: of("pending"), approved: of("approved"), rejected: of("rejected") };
}

type Place = { id: string; submittedAt: Date };

/** The previous and next submissions in the order of the list. */
export async function neighboursOf({ id, submittedAt }: Place, query: SubmissionQuery) {
  const inList = and(matching(query), eq(articleSubmissions.status, query.tab));
  const here = sql`(${submittedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const [[newer = null], [older = null]] = await Promise.all([
    rows()
      .where(and(inList, sql`${place} > ${here}`))
      .orderBy(...oldestFirst)
      .limit(1),
    rows()
      .where(and(inList, sql`${place} < ${here}`))
      .orderBy(...newestFirst)
      .limit(1),
  ]);
  return isOldestFirst(query) ? { previous: older, next: newer } : { previous: newer, next: older };
}

/** The submission to review after this one: the next pending one of the list, else its first; null when none is pending. */
export async function nextWaiting(place: Place, query: SubmissionQuery): Promise<string | null> {
  const pending = { ...query, tab: "pending" } as const;
  const { next } = await neighboursOf(place, pending);
  if (next !== null) return next.id;
  const [first] = await rows()
    .where(and(matching(pending), isWaiting, not(eq(articleSubmissions.id, place.id))))
    .orderBy(...inOrder(pending))
    .limit(1);
  return first?.id ?? null;
}
