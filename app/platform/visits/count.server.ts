import { type SQL, sql } from "drizzle-orm";
import { localDateOf } from "../calendar/local-date";
import { now } from "../clock";
import { db } from "../database/connection.server";
import type { Job } from "../jobs/jobs.server";
import { BATCH, deleteBatch, sweepInBatches } from "../jobs/sweep.server";
import type { Visit } from "./visits.server";

/** Things whose visitors are counted: the table `{noun}s` has `views`, and `{noun}_visits` today's pseudonyms. */
type Counted = "article" | "discussion";

const tablesOf = (noun: Counted) => ({
  things: sql.identifier(`${noun}s`),
  visits: sql.identifier(`${noun}_visits`),
  thingId: sql.identifier(`${noun}_id`),
});

/**
 * Counts today's new visitors of a thing, except those of its own organisation, while `isShown` holds of its row (`thing`). One
 * statement, rows sorted: two processes that count at once cannot deadlock.
 */
export async function countVisits(
  noun: Counted,
  id: string,
  { visits: given, isShown }: { visits: readonly Visit[]; isShown: SQL },
): Promise<void> {
  const { things, visits, thingId } = tablesOf(noun);
  const inOrder = [...given].sort((one, other) => (one.visitor < other.visitor ? -1 : 1));
  const rows = inOrder.map(
    ({ day, visitor, organisationId }) => sql`(${day}::text, ${visitor}::text, ${organisationId}::uuid)`,
  );
  await db().execute(sql`
    with fresh as (
      insert into ${visits} (${thingId}, day, visitor)
      select thing.id, v.day, v.visitor
      from (values ${sql.join(rows, sql`, `)}) as v (day, visitor, organisation_id)
      join ${things} as thing on thing.id = ${id} and thing.organisation_id is distinct from v.organisation_id and ${isShown}
      on conflict do nothing
      returning 1
    )
    update ${things} set views = views + (select count(*) from fresh)
    where id = ${id} and exists (select from fresh)`);
}

/** Deletes the pseudonyms of past days; the number of views stays. */
export const sweepVisits = (noun: Counted): Job =>
  sweepInBatches(`sweep-${noun}-visits`, "10 0 * * *", async () => {
    const past = sql`day < ${localDateOf(now())}`;
    return (await deleteBatch(sql`${tablesOf(noun).visits}`, past)) === BATCH;
  });
