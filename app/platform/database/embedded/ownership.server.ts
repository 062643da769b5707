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

/** Everything that a start needs to know. */
export type Ground = {
  home: Home;
  postgres: string;
  run: string;
  settings: Record<string, string>;
  superuser: ConnectionConfig;
};

/** Our server, and the connection whose lock says that the folder is ours. */
export type Owned = { server: Server; guard: pg.Client; cut: Promise<void> };

/**
 * Makes the cluster ours: refuses when another process of ours owns it, stops the server that a dead one left behind
 * (so that ours is our child, with our settings), sweeps what a dead server left, and starts.
 */
export async function own(ground: Ground): Promise<Owned> {
  await settle(ground);
  const server = startServer(ground.home, ground.postgres, ground.run, ground.settings);
  try {
    return { server, ...(await guardOf(server, ground)) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** Starts at the same moment trip over each other in many ways, all over a moment later; then there is one owner. */
export async function ownAfterRaces(ground: Ground): Promise<Owned> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await own(ground);
    } catch (error) {
      const settled = error instanceof AlreadyRunning && !(error instanceof LostRace);
      if (settled || tries === MOST_TRIES) throw error;
    }
    await sleep(50 + Math.random() * 200);
  }
}

async function settle({ home, run, superuser }: Ground): Promise<void> {
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

/** A server that nobody owns; one that has just begun is given the time to be owned. */
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
export async function guardAgain(owned: Owned, ground: Ground): Promise<void> {
  Object.assign(owned, await guardOf(owned.server, ground));
}

async function guardOf(server: Server, ground: Ground): Promise<Omit<Owned, "server">> {
  const guard = await connectWhenReady(ground.superuser, server.running);
  if (!guard) throw noStart(server.lastWords());
  const cut = new Promise<void>((resolve) => guard.once("end", resolve));
  await keepFor(server, guard, ground);
  return { guard, cut };
}

/** Takes the lock on our own server. Somebody may hold it for a moment, to see whether the folder is free. */
async function keepFor(server: Server, guard: pg.Client, { home }: Ground): Promise<void> {
  const until = Date.now() + LOCK_PATIENCE_MILLISECONDS;
  try {
    // what answers may be the server of a faster start, while ours is about to find the folder taken
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
