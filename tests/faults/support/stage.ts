import { rm } from "node:fs/promises";
import { inject, onTestFinished } from "vitest";
import { Browser } from "../../support/browser";
import { createDatabase } from "../../support/databases";
import { type RunningServer, type ServerOptions, startServer, temporaryFolder } from "../../support/servers";
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

/** Two processes on one database and one folder of files, as behind a proxy. */
export async function twoServers(
  options: ServerOptions = {},
): Promise<{ url: string; first: RunningServer; second: RunningServer }> {
  const [url, dataDir] = await Promise.all([ownDatabase(), ownFolder()]);
  const [first, second] = await Promise.all([
    ownServer({ databaseUrl: url, dataDir, ...options }),
    ownServer({ databaseUrl: url, dataDir, ...options }),
  ]);
  return { url, first, second };
}

export async function ownFolder(): Promise<string> {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** This person, signed in at this process. */
export const visit = (server: RunningServer, { cookie }: Someone) => new Browser(server.origin, cookie);
