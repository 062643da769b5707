import type pg from "pg";
import { OperatorError } from "../operator-error";
import { addressesIn } from "./addresses";
import { DatabaseClient } from "./client.server";
import type { ConnectionConfig } from "./connection.server";
import { keepLimits } from "./limits.server";
import { poolsTransactions } from "./pooler.server";
import { type Servers, watchServers } from "./servers.server";
import { IDENTITY, type Identity, rememberedTimelines, type Timelines, timelinesFile } from "./timelines.server";
import { unavailableAtStart } from "./unavailable.server";

export type ExternalOptions = {
  url: string;
  directUrl: string | null;
  dataDir: string;
  /** Names where this process keeps files, for those that must share the place with others; see `storeMark`. */
  store: string | null;
};

/** A database server of the operator. `connection` may lead through a pooler, `direct` never does in transaction mode. */
export type External = { connection: ConnectionConfig; direct: ConnectionConfig; stop(): Promise<void> };

/**
 * Finds out what the addresses lead to, and refuses with an `OperatorError` what the product could not work with: an old
 * primary, a pooler without a direct address, a direct address of another database, connections without time limits.
 */
export async function openExternal({ url, directUrl, dataDir, store }: ExternalOptions): Promise<External> {
  const timelines = await rememberedTimelines(dataDir);
  const opened: Servers[] = [];
  const stop = async () => {
    await Promise.all(opened.map((servers) => servers.stop()));
  };
  const open = async (address: string) => {
    const config = configFor(address, timelines);
    if (config.servers) opened.push(config.servers);
    await config.servers?.chosen();
    return config;
  };
  try {
    const direct = await open(directUrl ?? url);
    if (!direct.servers) await refuseOldPrimary(direct, timelines, dataDir);
    const pooled = directUrl ? await open(url) : direct;
    const isUnnamed = await usesPooler(pooled, direct);
    await keepLimits(direct, pooled);
    const named = store === null ? direct : { ...direct, application_name: NAME + store };
    if (store !== null) await refuseOtherStore(named);
    return { connection: { ...pooled, isUnnamed }, direct: named, stop };
  } catch (error) {
    await stop();
    const sentence = error instanceof OperatorError ? null : unavailableAtStart(error);
    throw sentence === null ? error : new OperatorError(sentence);
  }
}

/** With one host it is connected to as it is written; with several, to the one that takes writes. */
function configFor(url: string, timelines: Timelines): ConnectionConfig {
  const [first = url, ...others] = addressesIn(url);
  return others.length === 0
    ? { connectionString: url }
    : { connectionString: first, servers: watchServers(url, timelines) };
}

/** Whether pages go through a pooler in transaction mode. */
async function usesPooler(pooled: ConnectionConfig, direct: ConnectionConfig): Promise<boolean> {
  if (await poolsTransactions(direct))
    throw new OperatorError(
      pooled === direct
        ? "DATABASE_URL duce la un intermediar de conexiuni (de exemplu PgBouncer) în modul transaction. Dați și DATABASE_DIRECT_URL, adresa aceleiași baze fără intermediar, sau puneți intermediarul în modul session."
        : "DATABASE_DIRECT_URL duce la un intermediar de conexiuni în modul transaction. Dați în ea adresa serverului PostgreSQL.",
    );
  if (pooled === direct) return false;
  if (JSON.stringify(await databaseAt(pooled)) !== JSON.stringify(await databaseAt(direct)))
    throw new OperatorError("DATABASE_URL și DATABASE_DIRECT_URL duc la baze diferite. Dați în amândouă aceeași bază.");
  return poolsTransactions(pooled);
}

/** A single address may lead to a primary that came back after a standby had taken its place. */
async function refuseOldPrimary(config: ConnectionConfig, timelines: Timelines, dataDir: string): Promise<void> {
  const { system, timeline } = await ask<Identity>(config, `select ${IDENTITY}`);
  const highest = timelines.highest(system);
  if (timeline < highest)
    throw new OperatorError(
      `Serverul din DATABASE_URL este un primar vechi: este pe linia de timp ${timeline}, iar platforma a lucrat pe ${highest}. Ce s-a scris de atunci lipsește din el. Dați adresa noului primar. Dacă l-ați restaurat anume așa, ștergeți ${timelinesFile(dataDir)} și porniți din nou.`,
    );
  timelines.see({ system, timeline });
  await timelines.written();
}

const NAME = "psp, files ";

/** Processes that keep files in different places would each miss those of the others. Each shows its place in its connections. */
async function refuseOtherStore(named: ConnectionConfig): Promise<void> {
  const { others } = await ask<{ others: boolean }>(
    named,
    `select exists (select from pg_stat_activity where datname = current_database() and usename = current_user
       and application_name like '${NAME}%' and application_name <> current_setting('application_name')) as others`,
  );
  if (others)
    throw new OperatorError(
      "Un alt proces al platformei, pe aceeași bază de date, ține fișierele în alt loc: ce se încarcă la unul lipsește la celălalt. Dați-le tuturor același bucket (S3_BUCKET) sau, pe aceeași mașină, același DATA_DIR, apoi porniți din nou.",
    );
}

const databaseAt = (config: ConnectionConfig) =>
  ask<{ system: string; database: number }>(
    config,
    `select (select system_identifier::text from pg_control_system()) as system,
            (select oid from pg_database where datname = current_database()) as database`,
  );

async function ask<Row extends pg.QueryResultRow>(config: ConnectionConfig, sql: string): Promise<Row> {
  const client = new DatabaseClient({ ...config, connectionTimeoutMillis: 10_000, query_timeout: 10_000 });
  try {
    await client.connect();
    return (await client.query<Row>(sql)).rows[0] as Row;
  } finally {
    await client.end().catch(() => {});
  }
}
