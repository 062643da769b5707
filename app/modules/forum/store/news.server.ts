import { and, eq, exists, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import { FIRST_POSTS } from "../rules/writing-problem";
import { discussions, posts } from "../tables.server";
import { discussionFacts, isShownDiscussion, isStanding } from "./discussions.server";

type Period = { from: Date; to: Date };

const counted = alias(posts, "counted");

/** Verified, with more posts than the first ones: what it writes may be carried to others who did not ask for it. */
const isEstablished = (): SQL | undefined =>
  and(
    eq(organisations.verification, "verified"),
    exists(
      db()
        .select({ one: sql`1` })
        .from(counted)
        .where(and(eq(counted.organisationId, organisations.id), isNull(counted.hiddenAt), isNull(counted.removedAt)))
        .offset(FIRST_POSTS)
        .limit(1),
    ),
  );

const written = pick(posts, "discussionId", "number", "organisationId");

/** Posts of a period that stand. */
const postsWritten = ({ from, to }: Period) =>
  db()
    .select(written)
    .from(posts)
    .innerJoin(discussions, eq(discussions.id, posts.discussionId))
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .where(
      and(
        gte(discussions.lastPostAt, from), // by its index; a post is never later than the last one
        gte(posts.createdAt, from),
        lt(posts.createdAt, to),
        isStanding,
        isEstablished(),
      ),
    );

/** Replies that were chosen as solutions in a period. */
const solutionsChosen = ({ from, to }: Period) =>
  db()
    .select(written)
    .from(discussions)
    .innerJoin(posts, eq(posts.id, discussions.solutionId))
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .where(
      and(
        isNotNull(discussions.solvedAt),
        gte(discussions.solvedAt, from),
        lt(discussions.solvedAt, to),
        isStanding,
        isEstablished(),
      ),
    );

export type DiscussionNews = Awaited<ReturnType<typeof discussionNews>>[number];

/**
 * Shown discussions with what was written in them in a period and the solution chosen in it, without what an organisation writes
 * first. Not narrowed to a reader: who may read which is asked of the policy.
 */
export async function discussionNews(period: Period) {
  const [wrote, solved] = await Promise.all([postsWritten(period), solutionsChosen(period)]);
  const postsOf = Map.groupBy(wrote, ({ discussionId }) => discussionId);
  const solutions = new Map(solved.map((post) => [post.discussionId, post]));
  const rows = await db()
    .select({ ...discussionFacts, ...pick(discussions, "id", "title", "likes", "lastPostAt") })
    .from(discussions)
    .innerJoin(organisations, eq(organisations.id, discussions.organisationId))
    .where(and(among(discussions.id, [...postsOf.keys(), ...solutions.keys()]), isShownDiscussion, isEstablished()));
  return rows.map((row) => ({ ...row, posts: postsOf.get(row.id) ?? [], solution: solutions.get(row.id) ?? null }));
}
