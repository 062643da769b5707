import { and, asc, count, desc, eq, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { holds } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import type { SubmissionQuery, SubmissionTab } from "../rules/submission-query";
import { articleSubmissions, articles } from "../tables/articles.server";
import { decisive } from "./submissions.server";

export const SUBMISSIONS_PER_PAGE = 20;

const author = alias(users, "author");
/** Lists read two lines of what may be pages. */
const opening = sql<string>`left(${articleSubmissions.bodyText}, 1200)`;

const rowColumns = {
  id: articleSubmissions.id,
  articleId: articleSubmissions.articleId,
  title: articleSubmissions.title,
  category: articleSubmissions.category,
  opening,
  status: articleSubmissions.status,
  submittedAt: articleSubmissions.submittedAt,
  decidedAt: articleSubmissions.decidedAt,
  organisationId: organisations.id,
  organisationName: organisations.name,
  organisationKind: organisations.kind,
  authorName: author.name,
  ...decisive,
};

const rows = () =>
  db()
    .select(rowColumns)
    .from(articleSubmissions)
    .innerJoin(articles, eq(articles.id, articleSubmissions.articleId))
    .innerJoin(organisations, eq(organisations.id, articles.organisationId))
    .innerJoin(author, eq(author.id, articles.authorId));

export type SubmissionRow = Awaited<ReturnType<typeof pendingSubmissions>>[number];

/** What waits in the bin waits for nobody's decision. */
const atTheDesk = and(
  ne(articleSubmissions.status, "recalled"),
  or(ne(articleSubmissions.status, "pending"), isNull(articles.deletedAt)),
);

const waiting = and(sql`${articleSubmissions.status} = 'pending'`, isNull(articles.deletedAt));

/** The newest first, as everywhere at the desk. */
const newestFirst = [desc(articleSubmissions.submittedAt), desc(articleSubmissions.id)] as const;
const oldestFirst = [asc(articleSubmissions.submittedAt), asc(articleSubmissions.id)] as const;
const place = sql`(${articleSubmissions.submittedAt}, ${articleSubmissions.id})`;

/** For dashboards: what waits for a decision. Of one that `revises`, only its own page decides: it has a text that stands. */
export const pendingSubmissions = prepared(({ limit }: Places<{ limit: number }>) =>
  rows()
    .where(waiting)
    .orderBy(...newestFirst)
    .limit(limit),
);

/** For a dashboard: the text that has waited longest. */
export const longestWaiting = prepared(() =>
  rows()
    .where(waiting)
    .orderBy(...oldestFirst)
    .limit(1),
);

/** The place of an article's text among those that wait, the oldest being the first; null when it does not wait. */
export async function placeInQueue(articleId: string): Promise<number | null> {
  const own = db()
    .select({ submittedAt: articleSubmissions.submittedAt, id: articleSubmissions.id })
    .from(articleSubmissions)
    .where(and(eq(articleSubmissions.articleId, articleId), eq(articleSubmissions.status, "pending")));
  const [row] = await db()
    .select({ number: count() })
    .from(articleSubmissions)
    .innerJoin(articles, eq(articles.id, articleSubmissions.articleId))
    .where(and(waiting, sql`${place} <= (${own})`));
  return row?.number || null;
}

/**
 * How many wait: the number beside the navigation, as a number in another query. Only the few articles in the bin are looked
 * up, not the hundreds that wait.
 */
export const waitingSubmissions = () =>
  db()
    .select({ number: count() })
    .from(articleSubmissions)
    .where(
      sql`${articleSubmissions.status} = 'pending' and ${articleSubmissions.articleId} not in (select a.id from ${articles} a where a.deleted_at is not null)`,
    );

/** A draft is its author's: of the newest, only title, author and date. */
export const latestDrafts = prepared(({ limit }: Places<{ limit: number }>) =>
  db()
    .select({
      id: articles.id,
      title: articles.title,
      authorName: author.name,
      organisationName: organisations.name,
      updatedAt: articles.updatedAt,
    })
    .from(articles)
    .innerJoin(organisations, eq(organisations.id, articles.organisationId))
    .innerJoin(author, eq(author.id, articles.authorId))
    .where(and(sql`${articles.status} = 'draft'`, isNull(articles.deletedAt)))
    .orderBy(desc(articles.updatedAt), desc(articles.id))
    .limit(limit),
);

/** What the search of the desk looks at: the title, whose it is, who wrote it. Every word has to be somewhere. */
function matching({ text, category }: Pick<SubmissionQuery, "text" | "category">): SQL | undefined {
  const words = searchWords(text).map((word) =>
    or(holds(articleSubmissions.title, word), holds(organisations.name, word), holds(author.name, word)),
  );
  return and(atTheDesk, ...words, category ? eq(articleSubmissions.category, category) : undefined);
}

/** One page of a tab, and how many match in each of the three. */
export async function submissionsPage(query: SubmissionQuery) {
  const where = matching(query);
  const [counts, found] = await Promise.all([
    tabCounts(where),
    rows()
      .where(and(where, eq(articleSubmissions.status, query.tab)))
      .orderBy(...newestFirst)
      .limit(SUBMISSIONS_PER_PAGE)
      .offset((query.page - 1) * SUBMISSIONS_PER_PAGE),
  ]);
  return { rows: found, counts };
}

async function tabCounts(where: SQL | undefined): Promise<Record<SubmissionTab, number>> {
  const found = await db()
    .select({ status: articleSubmissions.status, number: count() })
    .from(articleSubmissions)
    .innerJoin(articles, eq(articles.id, articleSubmissions.articleId))
    .innerJoin(organisations, eq(organisations.id, articles.organisationId))
    .innerJoin(author, eq(author.id, articles.authorId))
    .where(where)
    .groupBy(articleSubmissions.status);
  const of = (tab: SubmissionTab) => found.find(({ status }) => status === tab)?.number ?? 0;
  return { pending: of("pending"), approved: of("approved"), rejected: of("rejected") };
}

type Place = { id: string; submittedAt: Date };

/** The texts before and after one in its tab, as the list has them: `next` is the older one. */
export async function neighboursOf({ id, submittedAt }: Place, query: SubmissionQuery) {
  const inList = and(matching(query), eq(articleSubmissions.status, query.tab));
  const here = sql`(${submittedAt.toISOString()}::timestamptz, ${id}::uuid)`;
  const [[previous], [next]] = await Promise.all([
    rows()
      .where(and(inList, sql`${place} > ${here}`))
      .orderBy(...oldestFirst)
      .limit(1),
    rows()
      .where(and(inList, sql`${place} < ${here}`))
      .orderBy(...newestFirst)
      .limit(1),
  ]);
  return { previous: previous ?? null, next: next ?? null };
}

/** What to decide about after this one: the next older one that waits, else the newest; null when nothing does. */
export async function nextWaiting(place: Place, query: SubmissionQuery): Promise<string | null> {
  const pending = { ...query, tab: "pending" } as const;
  const { next } = await neighboursOf(place, pending);
  if (next !== null) return next.id;
  const [first] = await rows()
    .where(and(matching(pending), waiting, not(eq(articleSubmissions.id, place.id))))
    .orderBy(...newestFirst)
    .limit(1);
  return first?.id ?? null;
}
