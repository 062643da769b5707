import { AsyncLocalStorage } from "node:async_hooks";
import { randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { faultLine } from "../fault-line.server";
import { type ClientConfig, DatabaseClient, oneAtATime } from "./client.server";
import { undoneByAnother } from "./errors.server";
import { measureWait } from "./pool-wait.server";
import type { Servers } from "./servers.server";
import { UNLIMITED, UNLIMITED_STATEMENTS } from "./time-limits";
import { unavailable } from "./unavailable.server";

/** Where a database is, the embedded one by its socket, another by its address, and how its clients use it. */
export type ConnectionConfig = Pick<ClientConfig, "isUnnamed" | "application_name"> & {
  servers?: Servers | undefined;
} & ({ connectionString: string } | { host: string; port: number; user: string; password: string; database: string });

export type ConnectOptions = {
  /** Connections at most, of those for requests. */
  max?: number;
  /** How old the rows of a standby may be for pages that everybody sees, in milliseconds; 0: nothing is read from a standby. */
  standbyLag?: number;
  /** Past the pooler, where there is one: for background work, which needs connections of its own. */
  direct?: ConnectionConfig;
  /** For scripts: no time limits. Otherwise those of the role, see `keepLimits`; none for statements of background work. */
  isUnlimited?: boolean;
  /** Seconds to wait for a connection, of those for requests. */
  waitSeconds?: number;
  /** Called with errors that nobody can catch: those of hooks after a commit. */
  report?: (error: unknown) => void;
};

export type Database = NodePgDatabase;
type Hook = () => void | Promise<void>;

/**
 * Separate pools, so that one kind of work does not wait for another: requests; `reserved` for what must always be answered
 * (probes, sign-in); `background` for what nobody waits for (jobs, streams, visit counts); `standby`, which there may not be,
 * for what is read for everybody.
 */
export type ConnectionsFor = "requests" | "reserved" | "background" | "standby";
const RESERVED_CONNECTIONS = 3;
const BACKGROUND_CONNECTIONS = 4;

/** A transaction or savepoint. `tail` is the last of its savepoints, which run one after the other. */
type Scope = { open: Open; tail: Promise<unknown>; hooks: Hook[]; mayWait: boolean };
type Open = { client: pg.PoolClient; savepoints: number };

type Pools = Record<Exclude<ConnectionsFor, "standby">, pg.Pool> & { standby?: pg.Pool };
type Root = {
  pools: Readonly<Pools>;
  /** Whether the standby has everything until this moment of `performance.now()`. */
  isFresh(since: number): boolean;
  report: (error: unknown) => void;
};

const current = new AsyncLocalStorage<Scope | undefined>();
const poolChoice = new AsyncLocalStorage<ConnectionsFor>();
let root: Root | null = null;

/** Creates the pools of this process and closes earlier ones. No connection is opened yet. */
export async function connect(config: ConnectionConfig, options: ConnectOptions = {}): Promise<void> {
  const {
    max = 10,
    standbyLag = 0,
    direct = config,
    isUnlimited = false,
    waitSeconds = 2,
    report = (error) => process.emitWarning(faultLine(error)),
  } = options;
  await disconnect();
  const forPages = isUnlimited ? { ...direct, opening: UNLIMITED } : { ...config, query_timeout: FROZEN_MS };
  const forJobs = { ...direct, opening: isUnlimited ? UNLIMITED : UNLIMITED_STATEMENTS };
  const { servers } = config;
  const reading = servers && standbyLag > 0 ? servers.standby : null;
  const pools: Pools = {
    requests: poolOf({ ...forPages, max, connectionTimeoutMillis: waitSeconds * 1_000 }),
    // opening one is slow exactly when it is needed
    reserved: poolOf({ ...forPages, max: RESERVED_CONNECTIONS, idleTimeoutMillis: 0 }),
    background: poolOf({ ...forJobs, max: BACKGROUND_CONNECTIONS, connectionTimeoutMillis: BACKGROUND_WAIT_MS }),
    ...(reading ? { standby: poolOf({ ...forPages, servers: reading, max }) } : {}),
  };
  for (const [kind, pool] of Object.entries(pools)) measureWait(pool, kind);
  root = { pools, isFresh: (since) => reading?.isFresh(since, standbyLag) ?? false, report };
}

/** Larger than the server's own limit of a statement: it is for a server that is frozen. */
const FROZEN_MS = 12_000;

/** Background work may wait long for a connection, since nobody waits for it. */
const BACKGROUND_WAIT_MS = 30_000;

/** A pool of our clients; a lost idle connection is replaced for its next user. */
export function poolOf(config: Omit<ConnectionConfig, "servers"> & ClientConfig & pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 1_800,
    keepAlive: true,
    ...config,
    Client: DatabaseClient,
  });
  pool.on("error", () => {});
  return pool;
}

/** Closes the pools after waiting for connections in use. */
export async function disconnect(): Promise<void> {
  const leaving = root;
  root = null;
  if (leaving) await Promise.all(Object.values(leaving.pools).map((pool) => pool.end()));
}

/** Runs `work` with connections of this pool. */
export function onConnections<Result>(kind: ConnectionsFor, work: () => Promise<Result>): Promise<Result> {
  return poolChoice.run(kind, () => toItsEnd(work));
}

/**
 * Runs `work`, whose reading outside a transaction is done by the standby, or null when none has everything until `since`, a
 * moment of `performance.now()`. What is written is written at the primary.
 */
export function onStandby<Result>(since: number, work: () => Promise<Result>): Promise<Result> | null {
  return root?.isFresh(since) ? onConnections("standby", work) : null;
}

/** Drizzle sends a query when it is awaited, so `work` is awaited inside the async context that chooses its connection. */
const toItsEnd = async <Result>(work: () => Promise<Result>): Promise<Result> => await work();

/** The current use of each pool. */
export function connectionUse(): { kind: ConnectionsFor; open: number; idle: number; waiting: number }[] {
  const kinds = Object.entries(root?.pools ?? {}) as [ConnectionsFor, pg.Pool][];
  return kinds.map(([kind, pool]) => ({
    kind,
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
}

const asked: Pick<pg.Pool, "query"> = {
  query: ((...query: Parameters<pg.Pool["query"]>) => connection(textOf(query[0])).query(...query)) as pg.Pool["query"],
};

/** Libraries that call its `transaction` get ours too, so that one inside another is a savepoint and hooks run once. */
const database: Database = Object.assign(drizzle({ client: asked as pg.Pool, casing: "snake_case" }), {
  transaction: (work: (tx: Database) => Promise<unknown>) => transaction(() => work(database)),
});

/**
 * What is asked of it goes to the transaction that we are in then, otherwise to the pool. Stores call it and never receive a
 * transaction.
 */
export const db = (): Database => database;

/** Plain SQL on the same connection as `db()`, in the shape that pg-boss wants. */
export const raw = {
  async executeSql(text: string, values?: unknown[]) {
    return connection(text).query(text, values);
  },
};

function opened() {
  if (root) return root;
  throw Object.assign(new Error("Not connected to a database"), { code: "08003" });
}

/** The pool for a statement; without one, for a transaction, which a standby never runs. */
function poolNow(text = ""): pg.Pool {
  const { pools } = opened();
  const chosen = poolChoice.getStore() ?? "requests";
  if (chosen !== "standby") return pools[chosen];
  return (READS.test(text) && pools.standby) || pools.requests;
}

const READS = /^[\s(]*select\b(?!.*\bfor (?:no key )?(?:update|share)\b)/is;
const textOf = (query: unknown): string =>
  typeof query === "string" ? query : ((query as { text?: string } | undefined)?.text ?? "");
const connection = (text: string): pg.Pool | pg.PoolClient => current.getStore()?.open.client ?? poolNow(text);

/**
 * Milliseconds before a transaction that lost a deadlock or serialization conflict runs again. The winner has to continue
 * first; a faster retry would lock the same row again and deadlock once more.
 */
const AGAIN_AFTER_MS = { least: 50, most: 150 };

/**
 * Runs `work` in a transaction or, inside one, in a savepoint; concurrent savepoints run one after the other. The outermost
 * is retried once after a deadlock or serialization failure, so `work` must only change the database and use `afterCommit`
 * for everything else.
 */
export function transaction<T>(work: () => Promise<T>, { mayWait = false } = {}): Promise<T> {
  const outer = current.getStore();
  if (!outer)
    return outermost(work, mayWait).catch(async (error) => {
      if (!undoneByAnother(error)) throw error;
      await setTimeout(randomInt(AGAIN_AFTER_MS.least, AGAIN_AFTER_MS.most));
      return outermost(work, mayWait);
    });
  const turn = outer.tail.then(() => savepoint(outer, work, mayWait));
  outer.tail = turn.catch(() => {});
  return turn;
}

async function outermost<T>(work: () => Promise<T>, mayWait: boolean): Promise<T> {
  const { report } = opened();
  const held = await poolNow().connect();
  const { client, end } = oneAtATime(held);
  const scope: Scope = { open: { client, savepoints: 0 }, tail: Promise.resolve(), hooks: [], mayWait };
  let broken = false;
  try {
    await client.query("begin");
    const result = await current.run(scope, () => toItsEnd(work));
    await commit(end);
    return result;
  } catch (error) {
    // a connection that timed out may still be busy; closing it rolls back
    broken = unavailable(error) || !(await succeeds(end("rollback")));
    scope.hooks = [];
    throw error;
  } finally {
    held.release(broken);
    await current.run(undefined, () => runHooks(scope.hooks, report));
  }
}

async function commit(end: (text: string) => Promise<pg.QueryResult>): Promise<void> {
  const { command } = await end("commit");
  // PostgreSQL answers ROLLBACK, without an error, when a statement has failed and its error was caught
  if (command !== "COMMIT") throw new Error("A statement failed and its error was swallowed: nothing was committed");
}

async function savepoint<T>(outer: Scope, work: () => Promise<T>, mayWait: boolean): Promise<T> {
  const { open } = outer;
  const name = `s${++open.savepoints}`;
  const scope: Scope = { open, tail: Promise.resolve(), hooks: [], mayWait };
  await open.client.query(`savepoint ${name}`);
  try {
    const result = await current.run(scope, () => toItsEnd(work));
    await open.client.query(`release savepoint ${name}`);
    outer.hooks.push(...scope.hooks);
    return result;
  } catch (error) {
    await succeeds(open.client.query(`rollback to savepoint ${name}; release savepoint ${name}`));
    throw error;
  }
}

const succeeds = (answer: Promise<unknown>) =>
  answer.then(
    () => true,
    () => false,
  );

/** Runs `hook` after the outermost transaction has committed, in the order of the calls; never after a rollback. */
export async function afterCommit(hook: Hook): Promise<void> {
  const scope = current.getStore();
  if (scope) scope.hooks.push(hook);
  else await hook();
}

async function runHooks(hooks: readonly Hook[], report: (error: unknown) => void): Promise<void> {
  for (const hook of hooks) {
    try {
      await hook();
    } catch (error) {
      report(error); // the commit stands, so the caller must not take it for a failure
    }
  }
}

/**
 * Called by whatever waits for something other than the database: another process, the storage, a mail server. A
 * transaction meanwhile holds a connection and its locks, so enough of them leave none for anybody else. Throws, so that
 * tests find it; a running platform only reports it, since the answer is late but right. A transaction that nobody shares a
 * server with may wait: the first filling of a database, a test's.
 */
export function refuseInTransaction(what: string): void {
  if (current.getStore()?.mayWait ?? true) return;
  const error = new Error(`A transaction waits for ${what}: do this before it, or after its commit`);
  if (!import.meta.env.PROD) throw error;
  opened().report(error);
}

class Undo extends Error {}

/** For tests: runs `work` and undoes everything that it wrote. */
export async function rolledBack(work: () => Promise<unknown>): Promise<void> {
  const undo = new Undo();
  await transaction(
    async () => {
      await work();
      throw undo;
    },
    { mayWait: true },
  ).catch((error: unknown) => {
    if (error !== undo) throw error;
  });
}
