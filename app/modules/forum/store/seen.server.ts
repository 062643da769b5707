import { and } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { discussionReads } from "../tables.server";

type Seen = ReadonlyMap<string, number>;

/** The number of the last post that the person has seen in each of these discussions; a discussion never opened is missing. */
export const seenAmong = async (userId: string, discussionIds: readonly string[]): Promise<Seen> =>
  (await seenByEach([userId], discussionIds))(userId);

/** The same for many people at once. */
export async function seenByEach(
  people: readonly string[],
  discussionIds: readonly string[],
): Promise<(userId: string) => Seen> {
  const rows = await db()
    .select()
    .from(discussionReads)
    .where(and(among(discussionReads.userId, people), among(discussionReads.discussionId, discussionIds)));
  const seen = Map.groupBy(rows, ({ userId }) => userId);
  return (userId) => new Map((seen.get(userId) ?? []).map(({ discussionId, number }) => [discussionId, number]));
}
