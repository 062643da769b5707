import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import type { ConnectionConfig } from "../connection.server";
import { type Home, partsOf } from "./folder.server";
import { connectWhenReady, type Server, startServer, stopStranger } from "./postgres.server";
import { postmasterOf, sweep } from "./processes.server";
import { AlreadyRunning, LostRace, noStart } from "./refusals.server";

const LOCK = 7305501;
const LOCK_PATIENCE_MILLISECONDS = 5_000;
const MOST_TRIES = 6;

/** The configuration of a start. */
export type ServerConfig = {
  home: Home;
  postgres: string;
  run: string;
  settings: Record<string, string>;
  superuser: ConnectionConfig;
  /** Called before a server is started, not for one that already runs. */
  starting(): void;
};

/** Our server, and the connection that holds the lock on the data folder. `cut` resolves when that connection is lost. */
export type Owned = { server: Server; guard: pg.Client; cut: Promise<void> };

/**
 * Starts the server and locks the folder. Throws `AlreadyRunning` when another process owns it. A server left behind by a
 * dead process is stopped first, so that ours is our child and has our settings.
 */
export async function own(config: ServerConfig): Promise<Owned> {
  await settle(config);
  config.starting();
  const server = startServer(config.home, config.postgres, config.run, config.settings);
  try {
    return { server, ...(await guardOf(server, config)) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Retries: concurrent starts disturb each other in many ways until one of them owns the folder. */
export async function ownAfterRaces(config: ServerConfig): Promise<Owned> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await own(config);
    } catch (error) {
      const settled = error instanceof AlreadyRunning && !(error instanceof LostRace);
      if (settled || tries === MOST_TRIES) throw error;
    }
    await sleep(50 + Math.random() * 200);
  }
}

async function settle({ home, run, superuser }: ServerConfig): Promise<void> {
  const { cluster } = partsOf(home.path);
  for (let pid = await postmasterOf(cluster); pid; pid = await postmasterOf(cluster)) {
    const client = await connectWhenReady(superuser, async () => (await postmasterOf(cluster)) === pid);
    if (!client) continue;
    try {
      if (await isOrphan(client, home.place)) await stopStranger(pid, cluster);
    } catch (error) {
      if (error instanceof AlreadyRunning || (await postmasterOf(cluster)) === pid) throw error;
    } finally {
      client.end().catch(() => {});
    }
  }
  await sweep(cluster, run);
}

/** Whether nobody owns the server. A server younger than a second may still be locked by its starter. */
async function isOrphan(client: pg.Client, place: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean; young: boolean }>(
    `select exists (select from pg_locks where locktype = 'advisory' and objid = $1 and granted) as taken,
            clock_timestamp() - pg_postmaster_start_time() < interval '1 second' as young`,
    [LOCK],
  );
  if (rows[0]?.taken) throw new AlreadyRunning(place);
  if (rows[0]?.young) {
    await sleep(100);
    return false;
  }
  if (await lock(client)) return true;
  throw new AlreadyRunning(place);
}

/** Takes the lock again after its connection was cut with the server still there. */
export async function guardAgain(owned: Owned, config: ServerConfig): Promise<void> {
  Object.assign(owned, await guardOf(owned.server, config));
}

async function guardOf(server: Server, config: ServerConfig): Promise<Omit<Owned, "server">> {
  const guard = await connectWhenReady(config.superuser, server.running);
  if (!guard) throw noStart(server.lastWords(), config.home.place);
  const cut = new Promise<void>((resolve) => guard.once("end", resolve));
  await keepFor(server, guard, config);
  return { guard, cut };
}

/** Locks our own server. Another start may hold the lock briefly while it checks the folder. */
async function keepFor(server: Server, guard: pg.Client, { home }: ServerConfig): Promise<void> {
  const until = Date.now() + LOCK_PATIENCE_MILLISECONDS;
  try {
    // the connection may lead to the server of a faster start
    if ((await postmasterOf(partsOf(home.path).cluster)) !== server.pid) throw new LostRace(home.place);
    while (!(await lock(guard))) {
      if (Date.now() > until) throw new LostRace(home.place);
      await sleep(20);
    }
  } catch (error) {
    guard.end().catch(() => {});
    throw error;
  }
}

async function lock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>("select pg_try_advisory_lock($1) as mine", [LOCK]);
  return rows[0]?.mine === true;
}
