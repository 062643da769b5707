import pg from "pg";
import { OperatorError } from "../operator-error";
import { DatabaseClient } from "./client.server";
import type { ConnectionConfig } from "./connection.server";
import { LIMITS } from "./time-limits";

/** A pooler may have this many connections from before the limits were set. */
const MOST_OLD = 20;

type Unmet = { name: string; milliseconds: number };

/**
 * Gives the role the limits that it does not have yet, and checks them on new connections: on direct ones, and on those
 * that pages get. Stricter limits of the operator stay. Throws `OperatorError` with the SQL for what cannot be set.
 */
export async function keepLimits(direct: ConnectionConfig, pooled: ConnectionConfig = direct): Promise<void> {
  const missing = await onOne(direct, unmetOn);
  if (missing.length > 0) await onOne(direct, (client) => setLimits(client, missing));
  for (const config of direct === pooled ? [direct] : [direct, pooled]) await refuseUnmet(config);
}

async function unmetOn(client: pg.Client): Promise<Unmet[]> {
  const { rows } = await client.query<Unmet>(
    "select name, setting::int as milliseconds from pg_settings where name = any($1)",
    [Object.keys(LIMITS)],
  );
  return rows.filter(({ name, milliseconds }) => milliseconds === 0 || milliseconds > (LIMITS[name] ?? 0));
}

/** A role may change its own settings. Where it may not, or another process does it just now, the check that follows tells. */
async function setLimits(client: pg.Client, missing: readonly Unmet[]): Promise<void> {
  await client.query(sqlFor(client, missing).join("; ")).catch(() => {});
}

const sqlFor = ({ user, database }: pg.Client, unmet: readonly Unmet[]): string[] =>
  unmet.map(
    ({ name }) =>
      `alter role ${pg.escapeIdentifier(user ?? "")} in database ${pg.escapeIdentifier(database ?? "")} set ${name} = '${(LIMITS[name] ?? 0) / 1_000}s'`,
  );

async function refuseUnmet(config: ConnectionConfig): Promise<void> {
  let refusal = "";
  for (let tries = 0; tries < MOST_OLD; tries += 1) {
    const isMet = await onOne(config, async (client) => {
      const unmet = await unmetOn(client);
      if (unmet.length === 0) return true;
      refusal = refusalOf(client, unmet);
      // a pooler's connection keeps the settings that the role had when it was opened, so it has to open another
      await client.query("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
      return false;
    });
    if (isMet) return;
  }
  throw new OperatorError(refusal);
}

function refusalOf(client: pg.Client, unmet: readonly Unmet[]): string {
  const states = unmet.map(
    ({ name, milliseconds }) => `${name} este ${milliseconds / 1_000} s, cel mult ${(LIMITS[name] ?? 0) / 1_000} s`,
  );
  const sql = sqlFor(client, unmet).map((line) => `  ${line};`);
  return [
    `Conexiunile la baza de date nu au limitele de timp ale paginilor (${states.join("; ")}; 0 înseamnă fără limită). Rulați cu psql, ca rolul platformei sau ca administrator al serverului:`,
    ...sql,
    "Scoateți din DATABASE_URL parametrul options, iar la un PgBouncer rulați RECONNECT în consola lui. Apoi porniți din nou.",
  ].join("\n");
}

/** One connection of its own, for this work. */
async function onOne<Result>(config: ConnectionConfig, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new DatabaseClient({ ...config, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
