import { raw } from "../database/connection.server";
import { enqueueAll, type Job } from "./jobs.server";

/** The jobs of one name: how many wait, run and have failed for good, when the first of the waiting is due, and the newest failure. */
export type QueueState = {
  name: string;
  waiting: number;
  running: number;
  failed: number;
  due: Date | null;
  failure: string | null;
};

/** Every queue that has jobs which are not done, in the order of their names. */
export async function queueStates(): Promise<QueueState[]> {
  const { rows } = await raw.executeSql(`
    select name,
      count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      count(*) filter (where state = 'failed')::int as failed,
      min(start_after) filter (where state < 'active') as due,
      (array_agg(output ->> 'message' order by coalesce(completed_on, started_on) desc nulls last)
        filter (where state in ('retry', 'failed') and output ? 'message'))[1] as failure
    from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name order by name`);
  return rows as QueueState[];
}

/** Makes jobs of this name due now: those that failed for good, and those that wait for their next try. Returns how many. */
export async function retryJobs(name: string): Promise<number> {
  const { rowCount } = await raw.executeSql(
    `update pgboss.job set start_after = now(), completed_on = null, state = 'retry',
      retry_limit = greatest(retry_limit, retry_count) + (state = 'failed')::int
    where name = $1 and state in ('retry', 'failed')`,
    [name],
  );
  return rowCount ?? 0;
}

/** Deletes the jobs of this name that wait or have failed; those that run go on. Returns how many. */
export async function dropJobs(name: string): Promise<number> {
  const { rowCount } = await raw.executeSql(
    "delete from pgboss.job where name = $1 and state in ('created', 'retry', 'failed')",
    [name],
  );
  return rowCount ?? 0;
}

/** Enqueues jobs anew under keys that they had, in the caller's transaction, whatever became of the earlier ones; one that runs is left to end. */
export async function enqueueAgain<Data extends object>(
  job: Job<Data>,
  jobs: readonly { data: Data; key: string }[],
): Promise<void> {
  const keys = jobs.map(({ key }) => key);
  await raw.executeSql("delete from pgboss.job where name = $1 and id = any($2::uuid[]) and state <> 'active'", [
    job.name,
    keys,
  ]);
  await enqueueAll(job, jobs);
}
