import { sql } from "drizzle-orm";
import { db } from "../database/connection.server";
import { databaseFigures } from "../metrics/database-figures.server";
import { counter, type Figure } from "../metrics/figures.server";

const failures = counter({
  name: "psp_job_failures_total",
  help: "Tries of jobs that failed; most are tried again",
  labels: ["job"],
});
export const jobFailed = (job: string): void => failures.inc({ job });

/** In the words of the index over what waits, so that reading costs the same however much is done and kept. */
const queues = databaseFigures({
  figures: {
    psp_jobs_waiting: { help: "Jobs that wait, those of later included", labels: ["job"] },
    psp_jobs_oldest_due_seconds: { help: "For how long the oldest job that is due waits", labels: ["job"] },
  },
  async read() {
    const { rows } = await db().execute<{ job: string; waiting: number; oldest: number }>(sql`
      select name as job, count(*)::float8 as waiting,
        greatest(0, extract(epoch from clock_timestamp() - min(start_after)))::float8 as oldest
      from pgboss.job where state < 'active' and not blocked group by name`);
    return {
      psp_jobs_waiting: rows.map(({ job, waiting: value }) => ({ labels: { job }, value })),
      psp_jobs_oldest_due_seconds: rows.map(({ job, oldest: value }) => ({ labels: { job }, value })),
    };
  },
});

/** The queue keeps a finished job for JOBS_DAYS; a schedule that has not run since is not shown. Failed ones it counts itself. */
const done = databaseFigures({
  figures: {
    psp_jobs_given_up: { help: "Jobs of the last days that are not tried again", labels: ["job"] },
    psp_job_last_done_timestamp_seconds: { help: "When a scheduled job was last done", labels: ["job"] },
  },
  async read() {
    const last = await db().execute<{ job: string; at: number }>(sql`
      select s.name as job, extract(epoch from done.at)::float8 as at from pgboss.schedule s cross join lateral (
        select max(j.completed_on) as at from pgboss.job j where j.name = s.name and j.state = 'completed') done
      where done.at is not null`);
    const failed = await db().execute<{ job: string; count: number }>(
      sql`select name as job, failed_count::float8 as count from pgboss.queue where failed_count > 0`,
    );
    return {
      psp_jobs_given_up: failed.rows.map(({ job, count: value }) => ({ labels: { job }, value })),
      psp_job_last_done_timestamp_seconds: last.rows.map(({ job, at: value }) => ({ labels: { job }, value })),
    };
  },
});

export const jobFigures: readonly Figure[] = [failures, ...queues, ...done];
