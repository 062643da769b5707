import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, inject, onTestFinished } from "vitest";
import { connect, disconnect } from "~/platform/database/connection.server";
import { type AnyJob, closeJobs, enqueue, openJobs } from "~/platform/jobs/jobs.server";
import { Browser } from "../../support/browser";
import { createDatabase } from "../../support/databases";
import { temporaryFolder } from "../../support/folders";
import { type RunningServer, type ServerOptions, startServer } from "../../support/servers";
import type { Cast, Someone } from "./cast";

/** A database of this test's own, with the people in it. */
export function ownDatabase(): Promise<string> {
  const { template, ...addresses } = inject("ground");
  return createDatabase(addresses, template);
}

export const cast = (): Cast => inject("ground").cast;

/** A process that ends with the test, however the test ends. */
export async function ownServer(options: ServerOptions): Promise<RunningServer> {
  const server = await startServer(options);
  onTestFinished(async () => {
    if (server.running()) await server.stop();
  });
  return server;
}

/** `clockFile`: see `clockAt`. */
export type Pair = { url: string; first: RunningServer; second: RunningServer; clockFile: string };

/** Two processes on one database and one folder of files, as behind a proxy: for all the tests of a file. */
export function twoServers(options: () => Promise<ServerOptions> = async () => ({})): () => Pair {
  let pair: Pair | undefined;
  let dataDir = "";
  beforeAll(async () => {
    const url = await ownDatabase();
    const given = await options();
    dataDir = temporaryFolder();
    const clockFile = join(dataDir, "clock");
    const start = () => startServer({ databaseUrl: url, dataDir, clockFile, ...given });
    const [first, second] = await Promise.all([start(), start()]);
    pair = { url, first, second, clockFile };
  });
  afterAll(async () => {
    await Promise.all([pair?.first.stop(), pair?.second.stop()]);
    await rm(dataDir, { recursive: true, force: true });
  });
  return () => {
    if (!pair) throw new Error("The processes are there once the tests run");
    return pair;
  };
}

export async function ownFolder(): Promise<string> {
  const folder = temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** This person, signed in at this process. */
export const visit = (server: RunningServer, { cookie }: Someone) => new Browser(server.origin, cookie);

/** Enqueues this job several times at once, as the schedulers of several processes might. */
export async function enqueueTimes(url: string, job: AnyJob, times: number): Promise<void> {
  await connect({ connectionString: url });
  await openJobs({ connectionString: url }, false);
  try {
    await Promise.all(Array.from({ length: times }, () => enqueue(job, {})));
  } finally {
    await closeJobs();
    await disconnect();
  }
}
