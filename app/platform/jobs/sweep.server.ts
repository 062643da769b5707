import { type Column, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { enqueue, type Job } from "./jobs.server";

const DAY = 86_400_000;
/** Some tens of milliseconds: whoever waits for one of the rows does not notice. */
export const BATCH = 2_000;
/** Some seconds: a server that stops waits that long for its jobs, and a job that has more to do is enqueued again. */
const MOST_BATCHES = 50;

/** Deletes a batch of such rows, in a statement of its own. Returns how many. */
export async function deleteBatch(table: PgTable | SQL, such: SQL): Promise<number> {
  const { rowCount } = await db().execute(
    sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${such} limit ${BATCH}))`,
  );
  return rowCount ?? 0;
}

/** Works in batches, of which each returns whether there is more. Says whether there is still more after as many as a job does. */
async function inBatches(batch: () => Promise<boolean>): Promise<boolean> {
  for (let done = 0; done < MOST_BATCHES; done += 1) if (!(await batch())) return false;
  return true;
}

/** Scheduled work whose batches return whether there is more; what is more than a job does is left to the next one. */
export function sweepInBatches(name: string, schedule: string, batch: () => Promise<boolean>): Job {
  const job: Job = {
    name,
    schedule,
    run: async () => {
      if (await inBatches(batch)) await enqueue(job, {});
    },
  };
  return job;
}

type Onwards<Place> = { beginning: Place; batch(after: Place): Promise<Place | null> };

/**
 * Scheduled work through rows of which most stay: each batch returns the place where it ended, and null at the end. The next one
 * goes on from there, also in the next job, so that what stays is read once and not by every batch.
 */
export function sweepOnwards<Place>(
  name: string,
  schedule: string,
  { beginning, batch }: Onwards<Place>,
): Job<{ after?: Place }> {
  const job: Job<{ after?: Place }> = {
    name,
    schedule,
    async run({ after = beginning }) {
      let place: Place | null = after;
      const hasMore = await inBatches(async () => {
        place = place && (await batch(place));
        return place !== null;
      });
      if (hasMore && place) await enqueue(job, { after: place });
    },
  };
  return job;
}

/** A job that deletes the rows whose moment in `column` is more than `days` ago. */
export const sweep = (name: string, schedule: string, { column, days }: { column: Column; days: number }): Job =>
  sweepInBatches(name, schedule, async () => {
    const before = new Date(now().getTime() - days * DAY);
    return (await deleteBatch(column.table as PgTable, lt(column, before))) === BATCH;
  });
