import { and, asc, gt, type SQL, sql } from "drizzle-orm";
import { TIME_ZONE } from "~/platform/calendar/local-date";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { OWNER_REMINDERS } from "../rules/reminders";
import { requestReminders, requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { awaitsDecisionAt } from "./opportunity-status.server";

const stamp = sql`to_char(${requests.deadlineAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const isSent = (key: SQL): SQL => sql`exists (select from ${requestReminders} m where m.key = ${key})`;

/** `daysAfter` of rules/deadline, in SQL. */
const daysLater = (days: number): SQL =>
  sql`(${requests.deadlineAt} at time zone '${sql.raw(TIME_ZONE)}' + ${days} * interval '1 day') at time zone '${sql.raw(TIME_ZONE)}'`;

/** The latest due step of `OWNER_REMINDERS`, in SQL. */
const stepAt = (now: Date): SQL =>
  sql`case when ${daysLater(OWNER_REMINDERS.month.days)} <= ${now} then 'month' when ${daysLater(OWNER_REMINDERS.week.days)} <= ${now} then 'week' else 'deadline' end`;

/**
 * Ids of undecided requests with a due, unsent reminder, after `afterId`; keys as in rules/reminders. Filtered in SQL, as
 * the job runs every ten minutes.
 */
export async function requestsToRemind(now: Date, afterId: string | null, most: number): Promise<string[]> {
  const toOwner = isSent(sql`${requests.id} || ':' || ${stepAt(now)} || ':' || ${stamp}`);
  const toAuthor = isSent(sql`r.id || ':unconfirmed:' || ${stamp}`);
  const missed = sql`exists (select from ${responses} r where r.request_id = ${requests.id} and r.withdrawn_at is null and r.unconfirmed_since is not null and not ${toAuthor})`;
  const rows = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(
      and(
        awaitsDecisionAt(now),
        afterId === null ? undefined : gt(requests.id, afterId),
        sql`(not ${toOwner} or ${missed})`,
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

/** False when it was already sent. */
export async function claimReminder(row: typeof requestReminders.$inferInsert): Promise<boolean> {
  const rows = await db().insert(requestReminders).values(row).onConflictDoNothing().returning();
  return rows.length > 0;
}
