import { and, asc, eq, gt, sql } from "drizzle-orm";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { discussions, posts } from "../tables.server";
import { isPublicDiscussion, isStanding } from "./discussions.server";

/** A discussion for the search index. */
export type DiscussionForSearch = Awaited<ReturnType<typeof discussionsForSearch>>[number];

/** Posts after these are not searched: by then a discussion has said what it is about. */
const SEARCHED_POSTS = 30;

const searchRows = () =>
  db()
    .select({
      ...pick(discussions, "id", "title", "category"),
      organisation: organisationName(),
      text: sql<string>`(
        select string_agg(${posts.bodyText}, E'\n' order by ${posts.number}) from ${posts}
        where ${posts.discussionId} = ${discussions.id} and ${posts.number} <= ${SEARCHED_POSTS} and ${isStanding})`,
    })
    .from(discussions)
    .innerJoin(organisations, eq(organisations.id, discussions.organisationId));

/** Null when the discussion is not public or does not exist: it is then removed from the index. */
export const discussionForSearch = (id: string) =>
  firstRow(searchRows().where(and(eq(discussions.id, id), isPublicDiscussion)));

/** A batch of public discussions with ids greater than `afterId`. */
export const discussionsForSearch = (afterId: string | null, limit: number) =>
  searchRows()
    .where(and(isPublicDiscussion, afterId === null ? undefined : gt(discussions.id, afterId)))
    .orderBy(asc(discussions.id))
    .limit(limit);

/** The discussion of a post; null when there is no such post. */
export async function discussionOfPost(postId: string): Promise<string | null> {
  const post = await firstRow(db().select({ id: posts.discussionId }).from(posts).where(eq(posts.id, postId)));
  return post?.id ?? null;
}
