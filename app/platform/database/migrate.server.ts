import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { installed } from "../installed.server";
import { plural } from "../language/plural";
import { type Announce, OperatorError } from "../operator-error";
import {
  applyMigration,
  inOneTransaction,
  isLockedByOthers,
  MIGRATIONS_TABLE,
  type Migration,
  type Patience,
} from "./apply-migration.server";
import { DatabaseClient } from "./client.server";
import type { ConnectionConfig } from "./connection.server";
import { UNLIMITED } from "./time-limits";
import { unavailableAtStart } from "./unavailable.server";

const LOCK = 7305502;
const CONNECT_MS = 10_000;
const POLL_MS = 100;
const REPORT_MS = 30_000;
const PATIENCE_MS = 600_000;
type Applied = { hash: string; createdAt: number };
/** Hashes of earlier versions of a migration file, by its number. */
type Replaced = Record<string, readonly string[]>;

/** The folder of the SQL files. */
export const migrationsFolder = (): string => installed("db", "migrations");

export type MigrateOptions = Partial<Patience> & {
  folder?: string;
  announce?: Announce;
  /** Only migrations made until then, in milliseconds of 1970: a database of an earlier version. */
  upTo?: number;
};

/**
 * Applies missing migrations under a lock: several processes may start at once while others serve requests. Throws
 * `OperatorError` for a database whose migrations do not match this program.
 */
export async function migrate(config: ConnectionConfig, options: MigrateOptions = {}): Promise<void> {
  const { folder = migrationsFolder(), report = () => {}, announce, milliseconds = PATIENCE_MS, upTo } = options;
  const client = new DatabaseClient({ ...config, opening: UNLIMITED, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    await refuseReadOnly(client);
    await waitForTurn(client, report);
    const migrations = migrationsIn(folder);
    const applied = await appliedTo(client);
    compare(migrations, applied, replacedIn(folder));
    const wanted = migrations.filter(({ createdAt }) => upTo === undefined || createdAt <= upTo);
    const missing = wanted.filter((one) => !applied.some(({ createdAt }) => createdAt === one.createdAt));
    if (missing.length > 0) announce?.(`Se aplică ${plural(missing.length, "migrare", "migrări")}`);
    for (const migration of missing) await applyMigration(client, migration, { milliseconds, report });
    if (wanted.length < migrations.length) return; // the functions are those of the newest schema
    for (const sql of await changedFunctions(client, join(folder, "..", "..")))
      await inOneTransaction(client, sql, { milliseconds, report });
  } catch (error) {
    throw asSentence(error);
  } finally {
    await client.end().catch(() => {}); // which also frees the lock
  }
}

async function refuseReadOnly(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>("show transaction_read_only");
  if (rows[0]?.transaction_read_only !== "off")
    throw new OperatorError(
      "Baza de date primește numai citiri (este o replică sau este în întreținere). Dați în DATABASE_URL adresa serverului care primește scrieri.",
    );
}

/** Converts errors that the operator can fix to a sentence; others are bugs of a migration and keep their details. */
function asSentence(error: unknown): unknown {
  if (isLockedByOthers(error))
    return new OperatorError(
      "O migrare nu a putut fi aplicată: o altă tranzacție ține ocupat tabelul. Opriți-o (pg_stat_activity) și porniți din nou.",
    );
  const sentence = unavailableAtStart(error);
  return sentence === null ? error : new OperatorError(sentence);
}

/** Polls for the lock: waiting inside PostgreSQL would hold a snapshot, for whose end some migrations wait. */
async function waitForTurn(client: pg.Client, report: Patience["report"]): Promise<void> {
  for (let waited = 0; ; waited += POLL_MS) {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [LOCK]);
    if (rows[0]?.mine) return;
    if (waited % REPORT_MS === 0) report("Se așteaptă ca alt proces să încheie migrările.");
    await sleep(POLL_MS);
  }
}

export function migrationsIn(folder: string): Migration[] {
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }, position) => ({
    name: String(position).padStart(4, "0"),
    hash,
    createdAt: folderMillis,
    statements: sql.map((statement) => statement.trim()).filter((statement) => statement !== ""),
  }));
}

function replacedIn(folder: string): Replaced {
  const path = join(folder, "replaced.json");
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Replaced) : {};
}

async function appliedTo(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [
    MIGRATIONS_TABLE,
  ]);
  if (!rows[0]?.there) {
    await client.query("create schema if not exists drizzle");
    await client.query(
      `create table ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint)`,
    );
  }
  const applied = await client.query<{ hash: string; created_at: string }>(
    `select hash, created_at from ${MIGRATIONS_TABLE}`,
  );
  return applied.rows.map((row) => ({ hash: row.hash, createdAt: Number(row.created_at) }));
}

/** Throws for an edited, skipped or unknown migration, before anything is applied. */
function compare(migrations: readonly Migration[], applied: readonly Applied[], replaced: Replaced): void {
  const times = new Set(migrations.map(({ createdAt }) => createdAt));
  if (applied.some((row) => !times.has(row.createdAt))) {
    throw new OperatorError(
      "Baza de date este mai nouă decât programul: cunoaște migrări pe care acesta nu le are. Porniți versiunea potrivită.",
    );
  }
  const newest = Math.max(0, ...applied.map((row) => row.createdAt));
  for (const { name, hash, createdAt } of migrations) {
    const row = applied.find((one) => one.createdAt === createdAt);
    if (row && row.hash !== hash && !replaced[name]?.includes(row.hash)) {
      throw new OperatorError(
        `Migrarea ${name} a fost schimbată după ce a fost aplicată. Readuceți fișierul la forma aplicată.`,
      );
    }
    if (!row && createdAt < newest) {
      throw new OperatorError(
        `Migrarea ${name} ar fi sărită: este mai veche decât una deja aplicată. Generați-o din nou.`,
      );
    }
  }
}

/** The paths of what is in a folder, in order; none where there is no such folder. */
const entriesOf = (folder: string): string[] =>
  existsSync(folder) && statSync(folder).isDirectory()
    ? readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
    : [];

/**
 * What replaces the functions of `db/functions` and of the modules that are not in the database as they are written there. They
 * are no migrations, because each of them would repeat a whole function for the line that it changes. Each function has a file of
 * its own, and the database keeps the hash of its text as the comment of the function.
 */
async function changedFunctions(client: pg.Client, root: string): Promise<string[][]> {
  const modules = join(root, "app", "modules");
  const files = [join(root, "db", "functions"), ...entriesOf(modules)].flatMap(entriesOf);
  const known = await client.query<{ name: string; hash: string | null }>(
    "select proname as name, obj_description(oid, 'pg_proc') as hash from pg_proc where pronamespace = 'public'::regnamespace",
  );
  const written = files.filter((file) => file.endsWith(".sql"));
  // without them every query that calls one would fail, each at its own time
  if (written.length === 0 && root === installed())
    throw new OperatorError("Lipsește folderul db/functions: instalarea este incompletă.");
  return written.flatMap((file) => {
    const name = basename(file, ".sql");
    const sql = readFileSync(file, "utf8");
    const hash = createHash("sha256").update(sql).digest("hex");
    return known.rows.some((one) => one.name === name && one.hash === hash)
      ? []
      : [[sql, `comment on function ${name} is '${hash}'`]];
  });
}
