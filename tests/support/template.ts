import { rm } from "node:fs/promises";
import pg from "pg";
import type { TestProject } from "vitest/node";
import type { ConnectionConfig } from "~/platform/database/connection.server";
import { openEmbedded } from "~/platform/database/embedded/embedded.server";
import { kill } from "~/platform/database/embedded/processes.server";
import { migrate } from "~/platform/database/migrate.server";
import { closeJobs, openJobs } from "~/platform/jobs/jobs.server";
import { removeLeftFolders, temporaryFolder } from "./folders";

export type ServerAddress = { host: string; port: number; user: string; password: string; database: string };
/** What a test file needs to make a database of its own. The application connects as the plain role that owns it. */
type TestServer = { administrator: ServerAddress; application: ServerAddress; template: string };

declare module "vitest" {
  interface ProvidedContext {
    server: TestServer;
  }
}

/** What the template holds, in this order; every clone carries it. */
const templateSteps: ((template: ConnectionConfig) => Promise<void>)[] = [(template) => migrate(template), installJobs];

async function installJobs(template: ConnectionConfig): Promise<void> {
  await openJobs(template, false);
  await closeJobs();
}

const template = `tpl_${process.pid}`;

/**
 * One server and one migrated template for the whole run: the embedded one in a folder of its own, with the programs in
 * the folder TEST_POSTGRES when that is given, or the server that TEST_DATABASE_URL names.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftFolders();
  const { administrator, application, stop } = await openServer();
  await dropLeftovers(administrator);
  await asAdministrator(administrator, (client) =>
    client.query(`create database ${template} owner ${application.user}`),
  );
  for (const step of templateSteps) await step({ ...application, database: template });
  await asAdministrator(administrator, (client) =>
    client.query(`alter database ${template} with is_template true allow_connections false`),
  );
  project.provide("server", { administrator, application, template });
  return stop;
}

type Opened = Omit<TestServer, "template"> & { stop(): Promise<void> };

async function openServer(): Promise<Opened> {
  const url = process.env.TEST_DATABASE_URL;
  const programs = process.env.TEST_POSTGRES?.startsWith("/") ? process.env.TEST_POSTGRES : undefined;
  if (!url || programs) return embedded(programs);
  const { host, port, user = "", password = "", database = "" } = new pg.Client({ connectionString: url });
  const address = { host, port, user, password: password ?? "", database };
  return {
    administrator: address,
    application: address,
    stop: () => dropDatabases(address, (pid) => pid === process.pid),
  };
}

async function embedded(programs: string | undefined): Promise<Opened> {
  const dataDir = temporaryFolder();
  const server = await openEmbedded({
    dataDir,
    explicit: true,
    durable: false,
    report: console.warn,
    ...(programs ? { programs } : {}),
  });
  return {
    administrator: server.superuser,
    application: server.connection,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

const dropLeftovers = (administrator: ServerAddress) =>
  dropDatabases(administrator, (pid) => pid === process.pid || !kill(pid, 0));

async function dropDatabases(administrator: ServerAddress, chosen: (pid: number) => boolean): Promise<void> {
  await asAdministrator(administrator, async (client) => {
    const { rows } = await client.query<{ name: string; pid: string }>(
      "select datname as name, substring(datname from '^t(?:pl)?_([0-9]+)') as pid from pg_database where datname ~ '^t(pl)?_[0-9]+'",
    );
    for (const { name } of rows.filter((row) => chosen(Number(row.pid)))) {
      await client.query(`alter database ${name} with is_template false`);
      await client.query(`drop database ${name} with (force)`);
    }
  });
}

export async function asAdministrator<T>(administrator: ServerAddress, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client(administrator);
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
