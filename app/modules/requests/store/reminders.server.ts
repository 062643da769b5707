import { and, asc, eq, gt, lte, sql } from "drizzle-orm";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { requestReminders, requests } from "../tables/requests.server";

/** The key of the last step, as rules/reminders writes it: once it has left, nothing more comes due for this deadline. */
const lastKey = sql`${requests.id} || ':month:' || to_char(${requests.deadlineAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Undecided requests past their deadline that may still be due a reminder, by id, after `afterId`. */
export async function requestsToRemind(now: Date, afterId: string | null, most: number): Promise<string[]> {
  const rows = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        eq(requests.status, "sent"),
        lte(requests.deadlineAt, now),
        afterId === null ? undefined : gt(requests.id, afterId),
        sql`not exists (select from ${requestReminders} r where r.key = ${lastKey})`,
      ),
    )
    .orderBy(asc(requests.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

export async function sentKeysOf(requestIds: readonly string[]): Promise<Set<string>> {
  const rows = await db()
    .select({ key: requestReminders.key })
    .from(requestReminders)
    .where(among(requestReminders.requestId, requestIds));
  return new Set(rows.map(({ key }) => key));
}

/** False when it has left before. */
export async function claimReminder(row: typeof requestReminders.$inferInsert): Promise<boolean> {
  const rows = await db().insert(requestReminders).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}
