import { and, asc, count, countDistinct, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import type { ReportReason } from "../rules/reports";
import { discussions, postReports, posts } from "../tables.server";
import { discussionTitle } from "./discussions.server";

type Report = { postId: string; organisationId: string; userId: string; reason: ReportReason; note: string; at: Date };

/** One report of a person about a post; another one replaces it and is open again. */
export async function saveReport({ at, ...report }: Report): Promise<void> {
  const open = { ...report, reportedAt: at, settledAt: null };
  await db()
    .insert(postReports)
    .values(open)
    .onConflictDoUpdate({ target: [postReports.postId, postReports.userId], set: open });
}

const isOpen = isNull(postReports.settledAt);

/** How many organisations have open reports about a post. */
export async function reportingOrganisations(postId: string): Promise<number> {
  const [row] = await db()
    .select({ number: countDistinct(postReports.organisationId) })
    .from(postReports)
    .where(and(eq(postReports.postId, postId), isOpen));
  return row?.number ?? 0;
}

export async function settleReports(postId: string, settledAt: Date): Promise<void> {
  await db()
    .update(postReports)
    .set({ settledAt })
    .where(and(eq(postReports.postId, postId), isOpen));
}

/** Who reported a post, of the reports that were decided then, and for which organisation. */
export const reportersSettled = (postId: string, settledAt: Date) =>
  db()
    .select({ authorId: postReports.userId, organisationId: postReports.organisationId })
    .from(postReports)
    .where(and(eq(postReports.postId, postId), eq(postReports.settledAt, settledAt)));

/** The reports about a post, newest first. */
export const reportsOf = (postId: string) =>
  db()
    .select({
      ...pick(postReports, "reason", "note", "reportedAt", "settledAt"),
      person: users.name,
      organisation: organisationName(),
    })
    .from(postReports)
    .innerJoin(users, eq(users.id, postReports.userId))
    .innerJoin(organisations, eq(organisations.id, postReports.organisationId))
    .where(eq(postReports.postId, postId))
    .orderBy(desc(postReports.reportedAt));

export async function updatePost(id: string, values: PgUpdateSetSource<typeof posts>): Promise<void> {
  await db().update(posts).set(values).where(eq(posts.id, id));
}

/** A hidden question takes its discussion out of lists, searches and feeds. */
export async function setDiscussionHidden(id: string, hiddenAt: Date | null): Promise<void> {
  await db().update(discussions).set({ hiddenAt }).where(eq(discussions.id, id));
}

/** Posts with open reports or an appeal that is not decided; each half has its index. */
const waiting = sql`(
  select ${postReports.postId} from ${postReports} where ${isOpen}
  union select ${posts.id} from ${posts} where ${and(isNotNull(posts.appealedAt), isNull(posts.appealDecidedAt))})`;

/** Query of the number of posts that wait for an ADMIN, also used as a subquery. */
export const waitingPostsCounted = () => db().select({ number: count() }).from(sql`${waiting} as waiting`);

export const isWaiting = sql`${posts.id} in ${waiting}`;

const open = (what: SQL): SQL =>
  sql`(select ${what} from ${postReports} where ${postReports.postId} = ${posts.id} and ${isOpen})`;

/** Since when a post waits: its first open report, or the appeal. */
export const waitsSince: SQL<Date> =
  sql`coalesce(${open(sql`min(${postReports.reportedAt})`)}, ${posts.appealedAt})`.mapWith(posts.createdAt);

/** Posts with open reports or an appeal, those that wait longest first; `count`: how many there are of them in all. */
export const waitingPosts = (limit: number) =>
  db()
    .select({
      ...pick(posts, "id", "number", "bodyText", "hiddenAt"),
      title: discussionTitle,
      organisation: organisationName(),
      reports: open(sql`count(*)`).mapWith(Number),
      since: waitsSince,
      count: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(posts)
    .innerJoin(discussions, eq(discussions.id, posts.discussionId))
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .where(isWaiting)
    .orderBy(asc(waitsSince), asc(posts.id))
    .limit(limit);
