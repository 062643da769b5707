import { and, asc, between, count, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { organisationName, shownOrganisation } from "~/modules/accounts/store/organisation-name.server";
import { anotherAdminActs, authorActs } from "~/modules/accounts/store/person.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { communities } from "~/modules/communities/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { POSTS_PER_PAGE } from "../rules/paths";
import { POST_BEGINNING, quoteStart } from "../rules/text";
import { discussions, postEditions, postLikes, posts } from "../tables.server";
import { discussionFacts, discussionTitle, isStanding } from "./discussions.server";

/** What is known of the moderation of a post. */
export const moderation = {
  /** Only asked about a post that somebody has hidden. */
  othersDecide: sql<boolean>`case when ${posts.hiddenBy} is null then true else ${anotherAdminActs(posts.hiddenBy)} end`,
  ...pick(
    posts,
    "hiddenAt",
    "hiddenBy",
    "hiddenReason",
    "keptAt",
    "removedAt",
    "appealedAt",
    "appeal",
    "appealDecidedAt",
    "appealReason",
  ),
};

const written = () =>
  db()
    .select({
      ...pick(
        posts,
        "id",
        "discussionId",
        "number",
        "authorId",
        "organisationId",
        "body",
        "likes",
        "createdAt",
        "editedAt",
      ),
      beginning: sql<string>`left(${posts.bodyText}, ${POST_BEGINNING})`,
      ...moderation,
      author: users.name,
      authorActs: authorActs(posts),
      organisation: shownOrganisation,
      communityId: communities.id,
    })
    .from(posts)
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .leftJoin(communities, and(eq(communities.organisationId, organisations.id), isNull(communities.deletedAt)));

export type PostRecord = Awaited<ReturnType<typeof postsOf>>[number];

/** The posts of one page of a discussion; the numbers say which, so a long discussion costs no more than a short one. */
export const postsOf = (discussionId: string, page: number) =>
  written()
    .where(
      and(
        eq(posts.discussionId, discussionId),
        between(posts.number, (page - 1) * POSTS_PER_PAGE + 1, page * POSTS_PER_PAGE),
      ),
    )
    .orderBy(asc(posts.number));

/** The last posts of a discussion, the oldest of them first. */
export async function lastPostsOf(discussionId: string, limit: number): Promise<PostRecord[]> {
  const rows = await written().where(eq(posts.discussionId, discussionId)).orderBy(desc(posts.number)).limit(limit);
  return rows.reverse();
}

const withDiscussion = () =>
  db()
    .select({
      ...pick(posts, "id", "discussionId", "number", "authorId", "organisationId", "body", "bodyText", "likes"),
      ...moderation,
      author: users.name,
      authorActs: authorActs(posts),
      title: discussionTitle,
      organisation: organisationName(),
      resourceId: discussions.resourceId,
      discussion: discussionFacts,
    })
    .from(posts)
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .innerJoin(users, eq(users.id, posts.authorId))
    .innerJoin(discussions, eq(discussions.id, posts.discussionId));

/** A post with its discussion. Not narrowed to the reader: verbs and pages ask the policy. Null when there is none. */
export const postById = (id: string) => firstRow(withDiscussion().where(eq(posts.id, id)));

/**
 * The later posts of its discussion that quote its organisation, as they stand, by number: what they repeat is theirs, and
 * stays when the post is hidden.
 */
export const quotesOf = ({ discussionId, number, organisation }: PostInDiscussion) =>
  db()
    .select({ ...pick(posts, "id", "number"), organisation: shownOrganisation })
    .from(posts)
    .innerJoin(organisations, eq(organisations.id, posts.organisationId))
    .where(
      and(
        ...[eq(posts.discussionId, discussionId), gt(posts.number, number), isStanding],
        sql`position(${quoteStart(organisation)} in ${posts.bodyText}) > 0`,
      ),
    )
    .orderBy(asc(posts.number));

/** The post with which a discussion begins. */
export const openingPost = (discussionId: string) =>
  firstRow(withDiscussion().where(and(eq(posts.discussionId, discussionId), eq(posts.number, 1))));
export type PostInDiscussion = NonNullable<Awaited<ReturnType<typeof postById>>>;

/** Locks its discussion, to which everything that is written is ordered. */
export async function lockedPost(id: string): Promise<PostInDiscussion | null> {
  const post = await postById(id);
  if (post === null) return null;
  await db()
    .select({ id: discussions.id })
    .from(discussions)
    .where(eq(discussions.id, post.discussionId))
    .for("no key update");
  return postById(id);
}

/** The posts of an organisation so far, and those of them in one discussion. */
export async function writtenBy(organisationId: string, discussionId: string | null) {
  const [row] = await db()
    .select({
      posts: count(),
      inDiscussion:
        discussionId === null
          ? sql<number>`0`
          : sql<number>`count(*) filter (where ${eq(posts.discussionId, discussionId)})::int`,
    })
    .from(posts)
    .where(eq(posts.organisationId, organisationId));
  return row ?? { posts: 0, inDiscussion: 0 };
}

/** Which of these posts the person likes. */
export async function likedAmong(userId: string, postIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ postId: postLikes.postId })
    .from(postLikes)
    .where(and(eq(postLikes.userId, userId), among(postLikes.postId, postIds)));
  return new Set(rows.map(({ postId }) => postId));
}

/** The earlier texts of a post, newest first. */
export const editionsOf = (postId: string) =>
  db()
    .select(pick(postEditions, "id", "body", "replacedAt"))
    .from(postEditions)
    .where(eq(postEditions.postId, postId))
    .orderBy(desc(postEditions.replacedAt), desc(postEditions.id));
