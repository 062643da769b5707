import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyPending } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { ConnectionConfig } from "./connection.server";

const LOCK = 7305502;
const TABLE = "drizzle.__drizzle_migrations";
type Applied = { hash: string; createdAt: number };

/** A database that this program must not touch. The message is a Romanian sentence for the operator. */
export class MigrationError extends Error {
  /** To be shown as it is, without a stack. */
  readonly sentence = true;
}

/** The folder of the SQL files: above the source file in development, above the build in production. */
export function migrationsFolder(start: string = import.meta.dirname): string {
  const folder = join(start, "db", "migrations");
  if (existsSync(join(folder, "meta", "_journal.json"))) return folder;
  if (dirname(start) === start)
    throw new MigrationError("Lipsește folderul db/migrations: instalarea nu este întreagă.");
  return migrationsFolder(dirname(start));
}

/** Brings the database up to this program, alone: several processes may start at once. Refuses what it does not recognise. */
export async function migrate(config: ConnectionConfig, folder = migrationsFolder()): Promise<void> {
  const client = new pg.Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    await waitForTurn(client);
    const files = readMigrationFiles({ migrationsFolder: folder });
    compare(files, await appliedTo(client));
    await applyPending(drizzle(client, { casing: "snake_case" }), { migrationsFolder: folder });
  } finally {
    await client.end(); // which also frees the lock
  }
}

/** By asking again: waiting inside PostgreSQL would hold a snapshot, and some migrations wait for old snapshots to end. */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [LOCK]);
    if (rows[0]?.mine) return;
    await sleep(100);
  }
}

async function appliedTo(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass($1) is not null as there", [TABLE]);
  if (!rows[0]?.there) return [];
  const applied = await client.query<{ hash: string; created_at: string }>(`select hash, created_at from ${TABLE}`);
  return applied.rows.map((row) => ({ hash: row.hash, createdAt: Number(row.created_at) }));
}

/** Drizzle looks at the time of the newest applied migration only: an edited, skipped or unknown one would pass in silence. */
function compare(files: readonly MigrationMeta[], applied: readonly Applied[]): void {
  const times = new Set(files.map((file) => file.folderMillis));
  if (applied.some((row) => !times.has(row.createdAt))) {
    throw new MigrationError(
      "Baza de date este mai nouă decât programul: cunoaște migrări pe care acesta nu le are. Porniți versiunea potrivită.",
    );
  }
  const newest = Math.max(0, ...applied.map((row) => row.createdAt));
  for (const [position, file] of files.entries()) {
    const row = applied.find(({ createdAt }) => createdAt === file.folderMillis);
    const name = String(position).padStart(4, "0");
    if (row && row.hash !== file.hash) {
      throw new MigrationError(`Migrarea ${name} a fost schimbată după ce a fost aplicată. Puneți fișierul cum era.`);
    }
    if (!row && file.folderMillis < newest) {
      throw new MigrationError(
        `Migrarea ${name} ar fi sărită: este mai veche decât una deja aplicată. Generați-o din nou.`,
      );
    }
  }
}
