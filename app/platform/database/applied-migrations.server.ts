import type pg from "pg";
import { OperatorError } from "../operator-error";
import { version } from "../version.server";
import { compareVersions } from "../version-order";
import { runsSince } from "./migration-mark";

export const MIGRATIONS_TABLE = "drizzle.__drizzle_migrations";

export type Migration = { name: string; hash: string; createdAt: number; statements: readonly string[] };
export type Applied = {
  hash: string;
  createdAt: number;
  /** The oldest release whose programs run since then; null for a migration that does not say. */
  runsSince: string | null;
};
/** Hashes of earlier versions of a migration file, by its number. */
export type Replaced = Record<string, readonly string[]>;

/** What is not there yet of the table of applied migrations: databases up to 0091 have one without `runs_since`. */
export async function missingOfTable(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean; says: boolean }>(
    `select to_regclass($1) is not null as there, exists (
       select from pg_attribute where attrelid = to_regclass($1) and attname = 'runs_since' and not attisdropped) as says`,
    [MIGRATIONS_TABLE],
  );
  if (rows[0]?.says) return [];
  if (rows[0]?.there) return [`alter table ${MIGRATIONS_TABLE} add column runs_since text`];
  return [
    "create schema if not exists drizzle",
    `create table ${MIGRATIONS_TABLE} (id serial primary key, hash text not null, created_at bigint, runs_since text)`,
  ];
}

export async function appliedTo(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<{ hash: string; created_at: string; runs_since: string | null }>(
    `select hash, created_at, runs_since from ${MIGRATIONS_TABLE}`,
  );
  return rows.map((row) => ({ hash: row.hash, createdAt: Number(row.created_at), runsSince: row.runs_since }));
}

export const note = (client: pg.Client, { hash, createdAt, statements }: Migration) =>
  client.query(`insert into ${MIGRATIONS_TABLE} (hash, created_at, runs_since) values ($1, $2, $3)`, [
    hash,
    createdAt,
    runsSince(statements[0] ?? ""),
  ]);

/** Throws for an edited or skipped migration, before anything is applied. */
export function compare(migrations: readonly Migration[], applied: readonly Applied[], replaced: Replaced): void {
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

/**
 * Whether a newer release has migrated the database, with which this one may run as well. Throws `OperatorError` when it may not,
 * or when nothing says that it may.
 */
export function isOfNewerRelease(migrations: readonly Migration[], applied: readonly Applied[]): boolean {
  const known = new Set(migrations.map(({ createdAt }) => createdAt));
  const unknown = applied.filter(({ createdAt }) => !known.has(createdAt));
  if (unknown.length === 0) return false;
  const since = unknown.map((one) => one.runsSince).filter((one) => one !== null);
  const lacksSome = applied.length - unknown.length < migrations.length;
  if (since.length < unknown.length || lacksSome) {
    throw new OperatorError(
      "Baza de date este mai nouă decât programul: cunoaște migrări pe care acesta nu le are. Porniți versiunea potrivită.",
    );
  }
  const oldest = since.toSorted(compareVersions).at(-1) ?? version;
  if (compareVersions(version, oldest) >= 0) return true;
  throw new OperatorError(
    `Baza de date este mai nouă decât programul (${version}): cu ea poate rula versiunea ${oldest} sau una mai nouă. Porniți una dintre acestea ori restaurați copia de dinaintea actualizării.`,
  );
}
