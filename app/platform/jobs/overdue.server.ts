import { now } from "../clock";
import { raw } from "../database/connection.server";

export type Overdue = { name: string; count: number; oldest: Date };

/**
 * The jobs enqueued before a moment that would run as soon as workers start, or at their next try, by name, the most numerous
 * first. The queue's own are left out.
 */
export async function overdueJobs(before: Date): Promise<Overdue[]> {
  const { rows } = await raw.executeSql(
    `select name, count(*)::int as count, min(created_on) as oldest from pgboss.job
     where state < 'completed' and created_on < $1 and (start_after <= $2 or state = 'retry')
       and not starts_with(name, '__pgboss__')
     group by name order by 2 desc, 1`,
    [before, now()],
  );
  return rows as Overdue[];
}

/** Deletes unfinished jobs of these names that were enqueued before a moment. Returns how many. */
export async function dropOlderJobs(names: readonly string[], before: Date): Promise<number> {
  const { rowCount } = await raw.executeSql(
    "delete from pgboss.job where name = any($1) and state < 'completed' and created_on < $2",
    [names, before],
  );
  return rowCount ?? 0;
}
