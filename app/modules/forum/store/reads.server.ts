import { and, count, eq, gt, min } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { discussionReads, posts } from "../tables.server";
import { isStanding } from "./discussions.server";

type LastRead = ReadonlyMap<string, number>;

/** The number of the last post that the person has seen in each of these discussions; a discussion never opened is missing. */
export const lastReadAmong = async (userId: string, discussionIds: readonly string[]): Promise<LastRead> =>
  (await lastReadByEach([userId], discussionIds))(userId);

/** The same for many people at once. */
export async function lastReadByEach(
  people: readonly string[],
  discussionIds: readonly string[],
): Promise<(userId: string) => LastRead> {
  const rows = await db()
    .select()
    .from(discussionReads)
    .where(and(among(discussionReads.userId, people), among(discussionReads.discussionId, discussionIds)));
  const seen = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) => new Map((seen.get(userId) ?? []).map(({ discussionId, number }) => [discussionId, number]));
}

/**
 * How many posts that stand a person has not seen in a discussion that they have opened, and the number of the first of them.
 */
export type Unread = { number: number; first: number | null };

/** What is new for a person in those of these discussions that they have opened. */
export async function unreadAmong(
  userId: string,
  discussionIds: readonly string[],
): Promise<ReadonlyMap<string, Unread>> {
  const isNew = and(eq(posts.discussionId, discussionReads.discussionId), gt(posts.number, discussionReads.number));
  const rows = await db()
    .select({ id: discussionReads.discussionId, number: count(posts.id), first: min(posts.number) })
    .from(discussionReads)
    .leftJoin(posts, and(isNew, isStanding))
    .where(and(eq(discussionReads.userId, userId), among(discussionReads.discussionId, discussionIds)))
    .groupBy(discussionReads.discussionId);
  return new Map(rows.map(({ id, ...unread }) => [id, unread]));
}
