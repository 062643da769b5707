import { and, eq, lt, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { db } from "~/platform/database/connection.server";
import { insertedId } from "~/platform/database/rows.server";
import { discussionReads, discussions, postEditions, postImages, postLikes, posts } from "../tables.server";
import { isStanding } from "./discussions.server";

export const insertDiscussion = (row: typeof discussions.$inferInsert): Promise<string> =>
  insertedId(db().insert(discussions).values(row).returning({ id: discussions.id }));

export const insertPost = (row: typeof posts.$inferInsert): Promise<string> =>
  insertedId(db().insert(posts).values(row).returning({ id: posts.id }));

export async function updateDiscussion(id: string, values: PgUpdateSetSource<typeof discussions>): Promise<void> {
  await db().update(discussions).set(values).where(eq(discussions.id, id));
}

/** Replaces the text of a post and keeps the earlier one. The caller holds the discussion's lock. */
export async function replaceText(
  post: { id: string; body: string },
  { at, ...text }: { body: string; bodyText: string; at: Date },
): Promise<void> {
  await db().insert(postEditions).values({ postId: post.id, body: post.body, replacedAt: at });
  await db()
    .update(posts)
    .set({ ...text, editedAt: at, keptAt: null })
    .where(eq(posts.id, post.id));
}

/**
 * Counts the posts of a discussion that stand; of a document's comments the first is one of them. The caller holds its lock.
 */
export async function countReplies(id: string): Promise<void> {
  const standing = sql`(select count(*) from ${posts} where ${posts.discussionId} = ${id} and ${isStanding}
    and (${posts.number} > 1 or discussions.resource_id is not null))`;
  await updateDiscussion(id, { replies: sql`${standing} - (discussions.resource_id is not null)::int` });
}

/** The solution of its discussion no more. */
export const takeBackSolution = (discussionId: string, postId: string): Promise<void> =>
  updateDiscussion(discussionId, {
    solutionId: sql`nullif(${discussions.solutionId}, ${postId}::uuid)`,
    solvedAt: sql`case when ${discussions.solutionId} = ${postId}::uuid then null else ${discussions.solvedAt} end`,
  });

/** Empties a post, with its history, likes and pictures, and takes back that it was the solution. The caller holds the discussion's lock. */
export async function deleteText({ id, discussionId, likes }: Removed, removedAt: Date): Promise<void> {
  await db().delete(postEditions).where(eq(postEditions.postId, id));
  await db().delete(postImages).where(eq(postImages.postId, id));
  await db().delete(postLikes).where(eq(postLikes.postId, id));
  await db().update(posts).set({ body: "", bodyText: "", likes: 0, removedAt }).where(eq(posts.id, id));
  await updateDiscussion(discussionId, { likes: sql`${discussions.likes} - ${likes}` });
  await takeBackSolution(discussionId, id);
  await countReplies(discussionId);
}
type Removed = { id: string; discussionId: string; likes: number };

/** Adds or removes a like, and says whether that changed anything. The caller counts it. */
export async function setLike(postId: string, userId: string, likedAt: Date | null): Promise<boolean> {
  const changed =
    likedAt === null
      ? await db()
          .delete(postLikes)
          .where(and(eq(postLikes.postId, postId), eq(postLikes.userId, userId)))
          .returning({ postId: postLikes.postId })
      : await db()
          .insert(postLikes)
          .values({ postId, userId, likedAt })
          .onConflictDoNothing()
          .returning({ postId: postLikes.postId });
  return changed.length > 0;
}

export async function countLike({ id, discussionId }: { id: string; discussionId: string }, by: 1 | -1): Promise<void> {
  await db()
    .update(posts)
    .set({ likes: sql`${posts.likes} + ${by}` })
    .where(eq(posts.id, id));
  await updateDiscussion(discussionId, { likes: sql`${discussions.likes} + ${by}` });
}

/** Remembers the last post that a person has seen; never an earlier one than before. */
export async function markSeen(userId: string, discussionId: string, number: number): Promise<void> {
  await db()
    .insert(discussionReads)
    .values({ userId, discussionId, number })
    .onConflictDoUpdate({
      target: [discussionReads.userId, discussionReads.discussionId],
      set: { number },
      setWhere: lt(discussionReads.number, number),
    });
}
