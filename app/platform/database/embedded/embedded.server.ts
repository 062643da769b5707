import { dirname } from "node:path";
import type pg from "pg";
import { type Announce, OperatorError } from "../../operator-error";
import type { ConnectionConfig } from "../connection.server";
import { binariesIn, reachableBinaries } from "./binaries.server";
import { makeCluster, readPasswords } from "./cluster.server";
import { findHome, socketFolder } from "./folder.server";
import { ownAfterRaces, type ServerConfig } from "./ownership.server";
import { AlreadyRunning } from "./refusals.server";
import { serverSettings, testSettings } from "./settings.server";
import { supervise } from "./supervision.server";

export type EmbeddedOptions = {
  dataDir: string;
  /** The folder was given by the operator, so no fallback is used. */
  explicit: boolean;
  /** For scripts: uses the database that already runs on the folder instead of throwing. */
  join?: boolean;
  /** Called with Romanian sentences for the operator about the server. */
  report: (sentence: string) => void;
  announce?: Announce;
  /** False for tests: faster, not crash safe, and without settings of the newest version. */
  durable?: boolean;
  /** The folder of another PostgreSQL version, for tests on the oldest supported one. */
  programs?: string;
};

type Address = Extract<ConnectionConfig, { host: string }>;

export type Embedded = {
  /** As the unprivileged role that owns the application's database. */
  connection: Address;
  /** For restores and tests, which create databases. The application never uses it. */
  superuser: Address;
  /** Shuts the server down and waits for its end; a joined server keeps running. */
  stop(): Promise<void>;
};

/** The roles of the cluster, and the application's database, which is named as its role. */
export const SUPERUSER = "psp";
export const APPLICATION = "app";

/** Starts the PostgreSQL of the data folder and keeps it running. Throws OperatorError with a sentence for the operator. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { config, superuser, connection } = await prepare(options);
  try {
    const owned = await ownAfterRaces(config);
    await makeApplicationDatabase(owned.guard, connection.password);
    const { stop } = supervise(owned, config, options.report);
    return { connection, superuser, stop };
  } catch (error) {
    if (!(options.join && error instanceof AlreadyRunning)) throw error;
    return { connection, superuser, stop: async () => {} };
  }
}

async function prepare({ dataDir, explicit, report, announce, durable = true, programs }: EmbeddedOptions) {
  if (process.platform === "win32") {
    throw new OperatorError("Pe Windows platforma are nevoie de un PostgreSQL al dumneavoastră: dați DATABASE_URL.");
  }
  let home = await findHome(dataDir, explicit);
  const binaries = programs ? binariesIn(programs) : await reachableBinaries(home.identity, dirname(home.path));
  if (!home.exists) {
    announce?.("Se creează baza de date");
    await makeCluster(home, binaries, durable);
    home = await findHome(dataDir, explicit);
  }
  if (home.path !== home.place) {
    report(`PostgreSQL nu poate ajunge la ${dirname(home.place)}: baza de date stă în ${home.path}.`);
  }
  const run = await socketFolder(home);
  const passwords = await readPasswords(home.path);
  const place = { host: run, port: 5432 };
  const superuser = { ...place, user: SUPERUSER, password: passwords.superuser, database: "postgres" };
  const connection = { ...place, user: APPLICATION, password: passwords.application, database: APPLICATION };
  const settings = durable ? serverSettings() : testSettings;
  let isSaid = false; // a start may be tried again
  const starting = () => {
    if (!isSaid) announce?.("Se pornește PostgreSQL");
    isSaid = true;
  };
  const config: ServerConfig = { home, postgres: binaries.postgres, run, settings, superuser, starting };
  return { config, superuser, connection };
}

async function makeApplicationDatabase(superuser: pg.Client, password: string): Promise<void> {
  const missing = async (catalog: string) => (await superuser.query(catalog, [APPLICATION])).rowCount === 0;
  if (await missing("select 1 from pg_roles where rolname = $1")) {
    await superuser.query(`create role ${APPLICATION} login password ${superuser.escapeLiteral(password)}`);
  }
  if (await missing("select 1 from pg_database where datname = $1")) {
    await superuser.query(`create database ${APPLICATION} owner ${APPLICATION}`);
  }
}
