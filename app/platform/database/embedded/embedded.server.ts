import { dirname } from "node:path";
import type pg from "pg";
import { OperatorError } from "../../operator-error";
import type { ConnectionConfig } from "../connection.server";
import { binariesIn, reachableBinaries } from "./binaries.server";
import { makeCluster, readPasswords } from "./cluster.server";
import { findHome, socketFolder } from "./folder.server";
import { type Ground, ownAfterRaces } from "./ownership.server";
import { AlreadyRunning } from "./refusals.server";
import { carelessSettings, serverSettings } from "./settings.server";
import { supervise } from "./supervision.server";

export type EmbeddedOptions = {
  dataDir: string;
  /** Was the folder named by the operator? Then it is that one or none. */
  explicit: boolean;
  /** For the scripts beside the server: uses the database that already runs on the folder, instead of being refused. */
  join?: boolean;
  /** Told, in sentences for the operator, what happens to the server. */
  report: (sentence: string) => void;
  /** False for tests: fast, lost with the machine's power, and without the settings of the newest version. */
  durable?: boolean;
  /** The folder of another PostgreSQL's programs: for tests on the oldest version that we support. */
  programs?: string;
};

type Address = Extract<ConnectionConfig, { host: string }>;

export type Embedded = {
  /** As the plain role that owns the application's database. */
  connection: Address;
  /** For making other databases: the restore, the tests. The application never uses it. */
  superuser: Address;
  /** Ends the server in order, and nothing of it is left running; one that was joined goes on. */
  stop(): Promise<void>;
};

const APPLICATION = "app";

/** Starts the PostgreSQL of the data folder and keeps it running. Throws OperatorError with a sentence for the operator. */
export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { ground, superuser, connection } = await prepare(options);
  try {
    const owned = await ownAfterRaces(ground);
    await makeApplicationDatabase(owned.guard, connection.password);
    const { stop } = supervise(owned, ground, options.report);
    return { connection, superuser, stop };
  } catch (error) {
    if (!(options.join && error instanceof AlreadyRunning)) throw error;
    return { connection, superuser, stop: async () => {} };
  }
}

async function prepare({ dataDir, explicit, report, durable = true, programs }: EmbeddedOptions) {
  if (process.platform === "win32") {
    throw new OperatorError("Pe Windows platforma are nevoie de un PostgreSQL al dumneavoastră: dați DATABASE_URL.");
  }
  let home = await findHome(dataDir, explicit);
  const binaries = programs ? binariesIn(programs) : await reachableBinaries(home.identity, dirname(home.path));
  if (!home.exists) {
    await makeCluster(home, binaries, durable);
    home = await findHome(dataDir, explicit);
  }
  if (home.path !== home.place) {
    report(`PostgreSQL nu poate ajunge la ${dirname(home.place)}: baza de date stă în ${home.path}.`);
  }
  const run = await socketFolder(home);
  const passwords = await readPasswords(home.path);
  const place = { host: run, port: 5432 };
  const superuser = { ...place, user: "psp", password: passwords.superuser, database: "postgres" };
  const connection = { ...place, user: APPLICATION, password: passwords.application, database: APPLICATION };
  const settings = durable ? serverSettings() : carelessSettings;
  const ground: Ground = { home, postgres: binaries.postgres, run, settings, superuser };
  return { ground, superuser, connection };
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
