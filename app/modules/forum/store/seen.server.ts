import { and, eq } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { discussionReads } from "../tables.server";

/** The number of the last post that the person has seen in each of these discussions; a discussion never opened is missing. */
export async function seenAmong(userId: string, discussionIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db()
    .select({ discussionId: discussionReads.discussionId, number: discussionReads.number })
    .from(discussionReads)
    .where(and(eq(discussionReads.userId, userId), among(discussionReads.discussionId, discussionIds)));
  return new Map(rows.map(({ discussionId, number }) => [discussionId, number]));
}
