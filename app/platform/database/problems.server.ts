import { sql } from "drizzle-orm";
import { keepBack } from "../log.server";
import { outages } from "../outage.server";
import { refusesConnections } from "./client.server";
import { db, onConnections, transaction } from "./connection.server";
import { embeddedDiskIsFull } from "./embedded/supervision.server";
import { isDiskFull } from "./errors.server";
import { unavailable } from "./unavailable.server";

const AGAIN_MS = 1_000;

/** A commit that waits longer for its standby waits for one that is gone. */
const COMMIT_SECONDS = 3;

/** Of a write: what was refused then is asked again, until there is room. */
let wasFull = false;
const FULL = "discul bazei de date este plin";

/**
 * Problems: a server that accepts no connections, or on which nothing can be written, since sign-in writes: a read-only one
 * (a standby, a failover in progress), one without room on its disk, or one whose commits wait for a synchronous standby that is
 * gone.
 */
export const databaseProblems = (): Promise<string[]> => onConnections("reserved", problems);

async function problems(): Promise<string[]> {
  try {
    const { rows } = await db().execute<{ read_only: string; waits: boolean }>(
      sql`select current_setting('transaction_read_only') as read_only, exists (
            select from pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'
              and query_start < clock_timestamp() - make_interval(secs => ${COMMIT_SECONDS})) as waits`,
    );
    if (rows[0]?.read_only !== "off") return ["baza de date primește numai citiri"];
    if (rows[0].waits) return ["scrierile așteaptă replica sincronă, care nu răspunde"];
    if (refusesConnections()) return ["baza de date nu mai primește conexiuni"];
    if (wasFull) await needRoom();
    wasFull = false;
    return [];
  } catch (error) {
    return [isDiskFull(error) || embeddedDiskIsFull() ? FULL : "baza de date nu răspunde"];
  }
}

/** Throws while the server has no room for 4 MB, which are written to a temporary file: no table and no WAL grows by asking. */
async function needRoom(): Promise<void> {
  await transaction(async () => {
    await db().execute(sql`select set_config('work_mem', '64kB', true)`);
    await db().execute(sql`select count(*) from generate_series(1, 200000)`);
  });
}

const { database } = outages;
let held: (() => void)[] = [];
let checking = false;

/**
 * Whether the log leaves out what was to be written about this error: while the database is gone every request and job meets
 * it. The same errors come from a database that only takes too long; then what was held is written.
 */
function isOfOutage(error: unknown, write: () => void): boolean {
  if (!unavailable(error)) return false;
  wasFull ||= isDiskFull(error);
  database.refuse();
  if (database.isOn) return true;
  held.push(write);
  if (!checking) void check(error);
  return true;
}

/** Asks the database itself, and while it is gone once a second. */
async function check(error: unknown): Promise<void> {
  checking = true;
  const isGone = (await databaseProblems()).length > 0;
  const lines = held;
  held = [];
  if (isGone) {
    database.begin(error);
    await back();
    database.end();
  }
  checking = false;
  if (!isGone) for (const write of lines) write();
}

async function back(): Promise<void> {
  do await new Promise((resolve) => setTimeout(resolve, AGAIN_MS).unref());
  while ((await databaseProblems()).length > 0);
}

/** For the server: an outage of the database is logged once. Its requests are counted by `noteRefused`. */
export const logOutagesOnce = (): void => keepBack(isOfOutage);

/** A request that was answered 503 because of this error. */
export function noteRefused(error: unknown): void {
  isOfOutage(error, () => {});
}
