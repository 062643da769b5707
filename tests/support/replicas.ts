import { execFile } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { binariesIn, reachableBinaries } from "../../app/platform/database/embedded/binaries.server";
import { findHome, type Home, partsOf, socketFolder } from "../../app/platform/database/embedded/folder.server";
import { connectWhenReady, type Server, startServer } from "../../app/platform/database/embedded/postgres.server";
import { kill, processesOf, sweep } from "../../app/platform/database/embedded/processes.server";
import { serverSettings } from "../../app/platform/database/embedded/settings.server";
import { createDatabase, query, startDatabase, urlOf } from "./databases";
import { temporaryFolder } from "./folders";
import { until } from "./servers";
import type { ServerAddress } from "./template";

/** One of two servers of the operator, as a separate machine would have it. */
type Replica = {
  superuser: ServerAddress;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Kills it as a machine that goes: no checkpoint, nothing sent any more. */
  kill(): Promise<void>;
  /** Makes a standby the primary; resolves once it takes writes. */
  promote(): Promise<void>;
  /** Stops receiving what the primary writes, or goes on. */
  freeze(isFrozen: boolean): Promise<void>;
};

export type Replicas = {
  /** DATABASE_URL with both servers. */
  url: string;
  /** The same database at one of them alone. */
  urlAt(replica: Replica): string;
  primary: Replica;
  standby: Replica;
  /** Whether commits wait for the standby, from now on. */
  synchronous(isOn: boolean): Promise<void>;
  remove(): Promise<void>;
};

/** A primary and its streaming standby, each with a data folder and a socket of its own, and an empty database. */
export async function startReplicas(): Promise<Replicas> {
  const first = await startDatabase({ durable: true });
  const url = await createDatabase(first);
  await first.stop();
  const folders = [dirname(dirname(first.folder)), temporaryFolder()] as const;
  const { home, run } = await homeIn(folders[0]);
  await promisify(execFile)("cp", ["-a", home.path, folders[1]]);
  const other = await homeIn(folders[1]);
  const { cluster } = partsOf(other.home.path);
  await writeFile(join(cluster, "standby.signal"), "");
  const { user, password } = first.superuser;
  const primary = replicaIn(home, run, first.superuser, {});
  const standby = replicaIn(other.home, other.run, first.superuser, {
    primary_conninfo: `host=${run} port=5432 user=${user} password=${password} application_name=standby`,
  });
  await primary.start();
  await standby.start();
  const hosts = [run, other.run].join(",");
  return {
    url: urlOf({ ...addressOf(url), host: hosts }),
    urlAt: ({ superuser }) => urlOf({ ...addressOf(url), host: superuser.host }),
    primary,
    standby,
    async synchronous(isOn) {
      const superuser = urlOf(primary.superuser);
      await query(superuser, `alter system set synchronous_standby_names = '${isOn ? "*" : ""}'`);
      await query(superuser, "select pg_reload_conf()");
      const state = async () => (await query(superuser, "select sync_state from pg_stat_replication"))[0]?.sync_state;
      await until(async () => (await state()) === (isOn ? "sync" : "async"), "the server waits for its standby or not");
    },
    async remove() {
      await Promise.all([primary.stop(), standby.stop()]);
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}

async function homeIn(folder: string): Promise<{ home: Home; run: string }> {
  const home = await findHome(folder, true);
  return { home, run: await socketFolder(home) };
}

function addressOf(url: string): ServerAddress {
  const { username, password, pathname } = new URL(url);
  return {
    host: "",
    port: 5432,
    user: username,
    password: decodeURIComponent(password),
    database: pathname.slice(1),
  };
}

function replicaIn(home: Home, run: string, { user, password }: ServerAddress, own: Record<string, string>): Replica {
  const { cluster } = partsOf(home.path);
  const superuser = { host: run, port: 5432, user, password, database: "postgres" };
  const settings = { ...serverSettings(), wal_keep_size: "512MB", ...own };
  let server: Server | null = null;
  return {
    superuser,
    async start() {
      await sweep(cluster, run);
      server = startServer(home, await programFor(home), run, settings);
      const client = await connectWhenReady(superuser, server.running);
      if (!client) throw new Error(server.lastWords());
      await client.end();
    },
    async stop() {
      if (server?.running()) await server.stop();
    },
    async kill() {
      for (const pid of await processesOf(cluster)) kill(pid, "SIGKILL");
      await server?.gone;
    },
    async promote() {
      await query(urlOf(superuser), "select pg_promote()");
    },
    async freeze(isFrozen) {
      const [receiver] = await query<{ pid: number }>(urlOf(superuser), "select pid from pg_stat_wal_receiver");
      if (receiver) kill(receiver.pid, isFrozen ? "SIGSTOP" : "SIGCONT");
    },
  };
}

async function programFor(home: Home): Promise<string> {
  const programs = process.env.TEST_POSTGRES;
  return (programs ? binariesIn(programs) : await reachableBinaries(home.identity, dirname(home.path))).postgres;
}
