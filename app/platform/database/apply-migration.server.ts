import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { type Migration, note } from "./applied-migrations.server";
import { chain } from "./errors.server";

export type Patience = {
  /** How long to retry for locks held by others. */
  milliseconds: number;
  /** Called with Romanian sentences for the operator about what the start waits for. */
  report: (sentence: string) => void;
};

/**
 * Among the first lines of a migration whose statements are each committed by themselves: those that may not run in a transaction
 * (CREATE INDEX CONCURRENTLY) or that would hold a lock for too long (changing all rows). A process that is killed half way
 * begins again with the first one, so each of them must be able to run twice.
 */
const STEPWISE = /^-- one statement at a time$/m;

/**
 * Queries queue behind a lock request that waits. So each attempt gives up soon and pauses for longer than a page takes: a
 * page with many statements is delayed twice at most.
 */
const LOCK_TIMEOUT_MS = 200;
const PAUSE_MS = 800;
/** Sometimes longer than `deadlock_timeout` (1 s), after which PostgreSQL cancels an autovacuum that holds the lock. */
const LONGER_LOCK_TIMEOUT_MS = 1_100;
const LONGER_EVERY = 20;

/** Applies one migration while other processes continue to serve requests. */
export async function applyMigration(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  const { statements } = migration;
  if (!isStepwise(migration)) return inOneTransaction(client, statements, patience, () => note(client, migration));
  for (const statement of statements)
    await patiently(client, { statement, patience }, async () => {
      await dropUnfinished(client, statement);
      await client.query(statement);
    });
  await note(client, migration);
}

const CONCURRENT_INDEX =
  /\bcreate\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)\s+on\b/i;

/**
 * An index whose making was interrupted stays behind invalid: it is kept up to date and never read, and the same statement with
 * `if not exists` would leave it so. Nobody else is making it, since migrations are applied under a lock.
 */
async function dropUnfinished(client: pg.Client, statement: string): Promise<void> {
  const [, name] = CONCURRENT_INDEX.exec(statement) ?? [];
  if (!name) return;
  const { rows } = await client.query("select from pg_index where indexrelid = to_regclass($1) and not indisvalid", [
    name,
  ]);
  if (rows.length > 0) await client.query(`drop index concurrently ${name}`);
}

export const isStepwise = ({ statements }: Pick<Migration, "statements">): boolean =>
  STEPWISE.test(statements[0] ?? "");

export const inOneTransaction = (
  client: pg.Client,
  statements: readonly string[],
  patience: Patience,
  last: () => Promise<unknown> = async () => {},
): Promise<void> =>
  patiently(client, { patience }, async () => {
    await client.query("begin");
    try {
      for (const statement of statements) await client.query(statement);
      await last();
      await client.query("commit");
    } catch (error) {
      await client.query("rollback").catch(() => {}); // the first error says more
      throw error;
    }
  });

type Tried = { statement?: string; patience: Patience };

async function patiently(
  client: pg.Client,
  { statement = "", patience }: Tried,
  work: () => Promise<unknown>,
): Promise<void> {
  const until = Date.now() + patience.milliseconds;
  for (let tries = 1; ; tries += 1) {
    await client.query(`set lock_timeout = ${lockTimeout(statement, tries)}`);
    try {
      await work();
      return;
    } catch (error) {
      if (!isLockedByOthers(error) || Date.now() > until) throw error;
      if (tries % LONGER_EVERY === 0)
        patience.report("O migrare așteaptă ca alte tranzacții să elibereze un tabel; se încearcă mai departe.");
      await sleep(PAUSE_MS);
    }
  }
}

/** Milliseconds; 0 (no limit) for a concurrent index, which blocks nobody while it waits. */
function lockTimeout(statement: string, tries: number): number {
  if (/\bconcurrently\b/i.test(statement)) return 0;
  return tries % LONGER_EVERY === 0 ? LONGER_LOCK_TIMEOUT_MS : LOCK_TIMEOUT_MS;
}

/** 55P03 lock_not_available, 40P01 deadlock_detected. */
export const isLockedByOthers = (error: unknown): boolean =>
  chain(error).some(({ code }) => code === "55P03" || code === "40P01");
