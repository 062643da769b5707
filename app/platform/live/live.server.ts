import { max, sql } from "drizzle-orm";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { sweep } from "../jobs/sweep.server";
import { LIVE_EVENTS_DAYS } from "../retention/fixed";
import { liveEvents } from "./tables.server";

export const LIVE_CHANNEL = "live";
export const SESSION_CHANNEL = "session";

export type LiveEvent = { id: number; what: string };

/** Sends an event of kind `what` to the open pages of these people after the caller's transaction has committed. */
export async function tell(userIds: readonly string[], what: string): Promise<void> {
  const people = [...new Set(userIds)];
  if (people.length === 0) return;
  const at = now();
  await db()
    .insert(liveEvents)
    .values(people.map((userId) => ({ userId, what, at })));
  await db().execute(sql`select pg_notify(${LIVE_CHANNEL}, person) from unnest(${sql.param(people)}::text[]) person`);
}

/** Closes the live connections of this person, in the caller's transaction. */
export async function closeStreams(userId: string): Promise<void> {
  await db().execute(sql`select pg_notify(${SESSION_CHANNEL}, ${userId})`);
}

/** Ids may be committed out of order, so the stream always reads this many ids back. */
export const OVERLAP = 100;

/** The events of each person after their lowest `last`, with the overlap; the caller skips those it has sent. */
export async function eventsForAll(asked: readonly { userId: string; last: number }[]) {
  const lowest = new Map<string, number>();
  for (const { userId, last } of asked) lowest.set(userId, Math.min(last, lowest.get(userId) ?? last));
  const { rows } = await db().execute<{ person: string; id: string; what: string }>(sql`
    select e.user_id as person, e.id, e.what
    from unnest(${sql.param([...lowest.keys()])}::uuid[], ${sql.param([...lowest.values()])}::bigint[]) as asked (person, last)
    join live_events e on e.user_id = asked.person and e.id > asked.last - ${OVERLAP}
    order by e.id`);
  const events = new Map<string, LiveEvent[]>();
  for (const { person, id, what } of rows) {
    const own = events.get(person) ?? [];
    own.push({ id: Number(id), what });
    events.set(person, own);
  }
  return events;
}

/** The newest id of all, where a stream without history begins; 0 without events. */
export async function newestEvent(): Promise<number> {
  const [row] = await db()
    .select({ id: max(liveEvents.id) })
    .from(liveEvents);
  return row?.id ?? 0;
}

export const sweepLiveEvents = sweep("sweep-live-events", "40 4 * * *", {
  column: liveEvents.at,
  days: LIVE_EVENTS_DAYS,
});
