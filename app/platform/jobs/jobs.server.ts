import type { Pool } from "pg";
import { type ConstructorOptions, PgBoss, type Queue } from "pg-boss";
import { isClockWrong } from "../database/clock-check.server";
import { type ConnectionConfig, onConnections, poolOf, raw } from "../database/connection.server";
import { startListener } from "../database/listener.server";
import { UNLIMITED } from "../database/time-limits";
import { faultLine } from "../fault-line.server";
import { log } from "../log.server";
import { settings } from "../settings.server";
import { tracedJob } from "../traces/traces.server";
import { jobFailed } from "./figures.server";

/** Background work outside any request. It may run twice and late, so it reads the current state. */
export type Job<Data extends object = object> = {
  name: string;
  run(data: Data): Promise<void>;
  /** Cron in Bucharest's time, never between 03:00 and 04:00, which one night a year does not have. */
  schedule?: string;
  retries?: number;
  /** How many of them a process runs at once; one when it is not said. */
  atOnce?: number;
  /** Over all processes at most one of them waits or runs: enqueueing another meanwhile does nothing. */
  isAlone?: true;
  /** Whether this process can run it; without it every process does. */
  isHere?(): boolean;
  /** After how long it counts as stuck, and another try begins; five minutes when it is not said. */
  minutes?: number;
};

/** For lists of jobs with different data; each job only receives the data enqueued for it. */
// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds functions of different data; enqueue() is what keeps them apart
export type AnyJob = Job<any>;

const QUEUE = {
  notify: true,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 10,
};
const POLL_SECONDS = 5;
const DAY_SECONDS = 86_400;

let boss: PgBoss | null = null;
let pool: Pool | null = null;

/** Makes enqueueing possible. `supervise` belongs to servers; a seed or a test only sends. `direct`: past the pooler, if any. */
export async function openJobs(direct: ConnectionConfig, supervise: boolean): Promise<void> {
  pool = poolOf({ ...direct, opening: UNLIMITED, max: CONNECTIONS, connectionTimeoutMillis: 10_000 });
  const opened = new PgBoss({
    schema: "pgboss",
    db: databaseOf(pool, direct),
    supervise,
    schedule: supervise,
    useListenNotify: supervise,
    superviseIntervalSeconds: 10,
  });
  opened.on("error", (error) => log.error({ error }, "jobs"));
  opened.on("warning", (warning) => log.warn({ warning: warning.message }, "jobs"));
  await opened.start();
  boss = opened;
}

const CONNECTIONS = 4;

/** What the library asks, on our clients: they follow a database that moves to another server. */
function databaseOf(pool: Pool, direct: ConnectionConfig): NonNullable<ConstructorOptions["db"]> {
  return {
    executeSql: (text, values) => pool.query(text, values),
    async listen(channel, hear, reread) {
      const listener = startListener(direct, [channel]);
      listener.on(channel, hear);
      listener.onFlush(reread);
      return { close: listener.stop };
    },
  };
}

function opened(): PgBoss {
  if (!boss) throw new Error("Jobs are not open: the entry of the process must call openJobs");
  return boss;
}

/** Creates the queues of these jobs; repeatable. */
export async function createQueues(jobs: readonly AnyJob[]): Promise<void> {
  for (const { name, retries = 20, isAlone, minutes = 5 } of jobs) {
    const policy = isAlone ? "exclusive" : "standard";
    const queue: Omit<Queue, "name"> = { ...QUEUE, policy, retryLimit: retries, expireInSeconds: minutes * 60 };
    await opened().createQueue(name, queue);
  }
  await keepDone(jobs.map(({ name }) => name));
}

/** Queues that exist already follow the setting too; a job is deleted by what held when it was enqueued. */
async function keepDone(names: readonly string[]): Promise<void> {
  await raw.executeSql(
    "update pgboss.queue set deletion_seconds = $1 where name = any($2) and deletion_seconds is distinct from $1",
    [settings().retention.JOBS_DAYS * DAY_SECONDS, names],
  );
}

/**
 * Starts the workers. Each is notified after its job, so that a backlog is processed without waiting for the next poll.
 * Schedules of jobs that no longer exist are removed; with the embedded database, which no other process uses, also of those that
 * this one cannot run.
 */
export async function startWorkers(jobs: readonly AnyJob[]): Promise<void> {
  for (const job of jobs.filter(isHere)) {
    const worker: string = await opened().work<object>(
      job.name,
      { batchSize: 1, notifyPollingIntervalSeconds: POLL_SECONDS, localConcurrency: job.atOnce ?? 1 },
      async ([one]) => {
        try {
          if (isClockWrong()) throw new Error("the clock of this machine is wrong");
          if (one) await tracedJob(job.name, () => onConnections("background", () => job.run(one.data)));
        } catch (error) {
          jobFailed(job.name);
          if (!(error instanceof TriedAgain)) log.error({ job: job.name, id: one?.id, error }, "job failed");
          throw keptFailure(error);
        } finally {
          opened().notifyWorker(worker);
        }
      },
    );
    if (job.schedule) await opened().schedule(job.name, job.schedule, {}, { tz: "Europe/Bucharest" });
  }
  const isAlone = settings().databaseUrl === null;
  const names = new Set(jobs.filter((job) => !isAlone || isHere(job)).map(({ name }) => name));
  for (const { name } of await opened().getSchedules()) if (!names.has(name)) await opened().unschedule(name);
}

const isHere = (job: AnyJob): boolean => job.isHere?.() ?? true;

/** Thrown by a job that could not do its work for a reason that the log has already, such as a mail server that is gone. */
export class TriedAgain extends Error {
  constructor(cause: unknown) {
    super("not possible now", { cause });
  }
}

/** The queue stores thrown errors for days, so the values of SQL statements are removed. */
function keptFailure(error: unknown): Error {
  const failure = new Error(faultLine(error));
  failure.stack = "";
  return failure;
}

/** Enqueues inside the caller's transaction. A second job with the same `key` (a UUID) is ignored. */
export async function enqueue<Data extends object>(
  job: Job<Data>,
  data: Data,
  options: { key?: string; after?: Date } = {},
): Promise<void> {
  await opened().send(job.name, data, {
    db: raw,
    ...(options.key ? { id: options.key } : {}),
    ...(options.after ? { startAfter: options.after } : {}),
  });
}

/** Enqueues as many jobs as there are data, in one statement inside the caller's transaction. A job whose `key` is known is ignored. */
export async function enqueueAll<Data extends object>(
  job: Job<Data>,
  jobs: readonly { data: Data; key: string }[],
): Promise<void> {
  const rows = jobs.map(({ data, key }) => ({ id: key, data }));
  if (rows.length > 0) await opened().insert(job.name, rows, { db: raw });
}

/** Whether one of these jobs waits, runs or will be tried again. */
export async function isUnfinished(job: Job): Promise<boolean> {
  const { rows } = await raw.executeSql("select from pgboss.job where name = $1 and state < 'completed' limit 1", [
    job.name,
  ]);
  return rows.length > 0;
}

/** Adds these subscriptions; repeatable. The library's own `subscribe` takes one statement for each. */
export async function subscribe(subscriptions: readonly { topic: string; queue: string }[]): Promise<void> {
  await raw.executeSql(
    `insert into pgboss.subscription (event, name)
     select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
    [subscriptions.map(({ topic }) => topic), subscriptions.map(({ queue }) => queue)],
  );
}

/**
 * Enqueues one job for each queue of the topic, inside the caller's transaction. The library's own `publish` uses another
 * connection and replaces database errors, so that a lost database could not be recognised.
 */
export async function publish(topic: string, data: object, key: string): Promise<void> {
  const { rows } = await raw.executeSql("select name from pgboss.subscription where event = $1", [topic]);
  for (const { name } of rows) await opened().send(name, data, { db: raw, id: key });
}

/** Waits for running jobs; those that do not end in time return to their queue. */
export async function closeJobs(): Promise<void> {
  await boss?.stop({ graceful: true, timeout: 10_000 });
  boss = null;
  await pool?.end();
  pool = null;
}
