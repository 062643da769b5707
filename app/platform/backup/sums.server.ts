import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { now } from "../clock";
import { DatabaseClient } from "../database/client.server";
import type { ConnectionConfig } from "../database/connection.server";
import { chain } from "../database/errors.server";
import { UNLIMITED } from "../database/time-limits";
import { type Lsn, parseLsn } from "./lsn";
import type { TableSums } from "./note";

/** A busy table refuses the lock for as long as somebody writes to it; a writer that comes meanwhile waits as long as we do. */
const LOCK_TIMEOUT_MS = 200;
/** Longer than `deadlock_timeout` (1 s), after which PostgreSQL cancels an autovacuum that holds a lock. */
const LONGER_LOCK_TIMEOUT_MS = 1_100;
const LONGER_EVERY = 10;
const MOST_TRIES = 100;
const PAUSE_MS = 300;

/** All tables whose rows a restored copy must have; what is unlogged is empty there. */
const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p' and pg_has_role(c.relowner, 'usage')
    and n.nspname <> 'information_schema' and n.nspname !~ '^pg_' order by 1`;

/** The text of a row depends on these. */
const FIXED_TEXT =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 1; set bytea_output = 'hex'";

export async function connected<Result>(
  config: ConnectionConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new DatabaseClient({
    ...config,
    opening: UNLIMITED, // the role's limits are for pages
    connectionTimeoutMillis: 10_000,
    application_name: "psp-backup",
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Up to where the server has written its WAL. */
export const flushPosition = (config: ConnectionConfig): Promise<Lsn> =>
  connected(config, async (client) => {
    const { rows } = await client.query<{ lsn: string }>("select pg_current_wal_flush_lsn() as lsn");
    return parseLsn(rows[0]?.lsn ?? "");
  });

/**
 * The sums of all tables at a position of the WAL: a copy that was restored to just before it has the same. To stop there, a
 * restore needs the WAL up to `through`.
 */
export type MarkedSums = { mark: Lsn; through: Lsn; at: Date; tables: TableSums };
type Mark = Omit<MarkedSums, "tables">;

/**
 * Counts all tables as they are at one position of the WAL, while others write. The tables are locked against writing for the few
 * milliseconds in which the position and the snapshot are taken.
 */
export const sumsAtMark = (config: ConnectionConfig): Promise<MarkedSums> =>
  connected(config, (counter) =>
    connected(config, async (marker) => {
      const mark = await markedSnapshot(marker, counter);
      const tables = await sumsOf(counter);
      await counter.query("commit");
      return { ...mark, tables };
    }),
  );

async function markedSnapshot(marker: pg.Client, counter: pg.Client): Promise<Mark> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToMark(marker, counter, tries % LONGER_EVERY === 0 ? LONGER_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS);
    } catch (error) {
      await marker.query("rollback");
      if (tries === MOST_TRIES || !isLocked(error)) throw error;
    }
    await sleep(PAUSE_MS);
  }
}

async function tryToMark(marker: pg.Client, counter: pg.Client, lockTimeout: number): Promise<Mark> {
  const { rows: tables } = await marker.query<{ name: string }>(TABLES);
  await marker.query(`begin; set local lock_timeout = ${lockTimeout}`);
  if (tables.length > 0) await marker.query(`lock table ${tables.map(({ name }) => name).join(", ")} in share mode`);
  const mark = await insertPosition(marker);
  await counter.query("begin isolation level repeatable read, read only");
  await counter.query("select 1"); // the snapshot is taken by the first query
  // the record before which a restore stops; its commit also flushes it
  await marker.query("select pg_logical_emit_message(true, 'psp', 'mark')");
  await marker.query("commit");
  return { mark, through: await insertPosition(marker), at: now() };
}

const PAGE_BYTES = 8192n;
const LONGEST_PAGE_HEADER = 40n;

/** Where the last record ends. Behind a page's end PostgreSQL says where the next one will begin, after a header that is not written yet. */
async function insertPosition(client: pg.Client): Promise<Lsn> {
  const { rows } = await client.query<{ lsn: string }>("select pg_current_wal_insert_lsn() as lsn");
  const lsn = parseLsn(rows[0]?.lsn ?? "");
  const inPage = lsn % PAGE_BYTES;
  return inPage <= LONGEST_PAGE_HEADER ? lsn - inPage : lsn;
}

/** 55P03: not in time; 40P01: a deadlock. */
const isLocked = (error: unknown): boolean => chain(error).some(({ code }) => code === "55P03" || code === "40P01");

/** The sums of all tables, as this connection sees them. */
export async function sumsOf(client: pg.Client): Promise<TableSums> {
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  return sumsOfEach(
    client,
    tables.map(({ name }) => ({ name, from: name })),
  );
}

/** The sums of the rows of each table or subquery `from`, by its name. */
export async function sumsOfEach(
  client: pg.Client,
  tables: readonly { name: string; from: string }[],
): Promise<TableSums> {
  await client.query(FIXED_TEXT);
  const sums: TableSums = {};
  for (const { name, from } of tables) {
    const { rows } = await client.query<{ rows: string; sum: string }>(
      `select count(*) as rows, coalesce(sum(hashtextextended(r::text, 0)::numeric), 0)::text as sum from ${from} r`,
    );
    sums[name] = { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? "" };
  }
  return sums;
}

/** The tables that are not the same, with how many rows each has. */
export function differences(wanted: TableSums, found: TableSums): string[] {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])].sort();
  return names.flatMap((name) => {
    const [one, other] = [wanted[name], found[name]];
    if (one?.rows === other?.rows && one?.sum === other?.sum) return [];
    return [`${name}: ${one?.rows ?? "lipsește"} → ${other?.rows ?? "lipsește"}`];
  });
}

/** Compares every B-tree index with its table, as a superuser; throws at the first that is damaged. Returns how many there are. */
export async function checkIndexes(client: pg.Client): Promise<number> {
  await client.query("begin");
  try {
    await client.query("create extension if not exists amcheck");
    const { rows } = await client.query<{ checked: string }>(
      `select count(bt_index_check(c.oid, true)) as checked from pg_index i join pg_class c on c.oid = i.indexrelid
       join pg_am a on a.oid = c.relam where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p' and i.indisvalid`,
    );
    return Number(rows[0]?.checked);
  } finally {
    await client.query("rollback"); // the extension is not to stay
  }
}
