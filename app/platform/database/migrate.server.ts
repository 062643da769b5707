import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { installed } from "../installed.server";
import { plural } from "../language/plural";
import { type Announce, OperatorError } from "../operator-error";
import { version } from "../version.server";
import {
  appliedTo,
  compare,
  isOfNewerRelease,
  type Migration,
  missingOfTable,
  type Replaced,
} from "./applied-migrations.server";
import { applyMigration, inOneTransaction, isLockedByOthers, type Patience } from "./apply-migration.server";
import { DatabaseClient } from "./client.server";
import type { ConnectionConfig } from "./connection.server";
import { changedFunctions } from "./functions.server";
import { UNLIMITED } from "./time-limits";
import { unavailableAtStart } from "./unavailable.server";

const LOCK = 7305502;
const CONNECT_MS = 10_000;
const POLL_MS = 100;
const REPORT_MS = 30_000;
const PATIENCE_MS = 600_000;

/** The folder of the SQL files. */
export const migrationsFolder = (): string => installed("db", "migrations");

export type MigrateOptions = Partial<Patience> & {
  folder?: string;
  announce?: Announce;
  /** Only migrations made until then, in milliseconds of 1970: a database of an earlier version. */
  upTo?: number;
};

/**
 * Applies missing migrations under a lock: several processes may start at once while others serve requests. Changes nothing in a
 * database of a newer release with which this one may run. Throws `OperatorError` for one whose migrations do not match this program.
 */
export async function migrate(config: ConnectionConfig, options: MigrateOptions = {}): Promise<void> {
  const { folder = migrationsFolder(), report = () => {}, announce, milliseconds = PATIENCE_MS, upTo } = options;
  const client = new DatabaseClient({ ...config, opening: UNLIMITED, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
    await refuseReadOnly(client);
    await waitForTurn(client, report);
    const patience = { milliseconds, report };
    const migrations = migrationsIn(folder);
    await inOneTransaction(client, await missingOfTable(client), patience);
    const applied = await appliedTo(client);
    const isNewer = isOfNewerRelease(migrations, applied);
    compare(migrations, applied, replacedIn(folder));
    if (isNewer) {
      report(
        `Baza de date a fost adusă la zi de o versiune mai nouă, cu care poate rula și versiunea ${version}; schema și funcțiile ei rămân cum sunt.`,
      );
      return;
    }
    const wanted = migrations.filter(({ createdAt }) => upTo === undefined || createdAt <= upTo);
    const missing = wanted.filter((one) => !applied.some(({ createdAt }) => createdAt === one.createdAt));
    if (missing.length > 0) announce?.(`Se aplică ${plural(missing.length, "migrare", "migrări")}`);
    for (const migration of missing) await applyMigration(client, migration, patience);
    if (wanted.length < migrations.length) return; // the functions are those of the newest schema
    for (const sql of await changedFunctions(client, join(folder, "..", "..")))
      await inOneTransaction(client, sql, patience);
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
