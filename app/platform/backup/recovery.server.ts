import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Binaries, reachableBinaries } from "../database/embedded/binaries.server";
import { give } from "../database/embedded/cluster.server";
import { type Home, partsOf, socketFolder } from "../database/embedded/folder.server";
import { connectWhenReady, type Server, startServer } from "../database/embedded/postgres.server";
import { OperatorError } from "../operator-error";
import type { WalChain } from "./chain.server";
import type { Backup } from "./folders.server";
import { readSegment } from "./wal-folder.server";

/** Where a recovery stops; null: at the end of what is kept. */
export type Target = { time: Date } | { lsn: string } | null;

type Address = { host: string; port: number; user: string; password: string; database: string };
/** A restored server that takes writes, and how it is reached. */
export type Recovered = { server: Server; connection: Address };

/** The major version, by which PostgreSQL's files and programs belong together. */
const majorOf = (version: string): string => version.split(".")[0] ?? version;

/**
 * The programs for a cluster of this version: those of the installation or Debian's. Throws `OperatorError` when neither is of
 * that version.
 */
export async function programsFor(
  server: string,
  { identity }: Home,
  shelf: string,
): Promise<Binaries & { version: string }> {
  const embedded = await reachableBinaries(identity, shelf);
  const major = majorOf(server);
  if (majorOf(embedded.version) === major) return embedded;
  const debian = `/usr/lib/postgresql/${major}/bin`;
  if (existsSync(join(debian, "postgres")))
    return { initdb: join(debian, "initdb"), postgres: join(debian, "postgres"), version: major };
  throw new OperatorError(
    `Copia este a unui PostgreSQL ${server}, iar aici sunt numai programele versiunii ${embedded.version}. Instalați PostgreSQL ${major} (pachetul postgresql-${major}) sau folosiți versiunea platformei care a făcut copia.`,
  );
}

/** Puts WAL where the recovery reads it, and takes out of the copied cluster what belongs to its source alone. */
export async function prepareCluster(home: Home, chain: WalChain): Promise<void> {
  const { cluster } = partsOf(home.path);
  for (const segment of chain.segments) {
    const to = join(cluster, "pg_wal", segment.name);
    await readSegment(segment, () => createWriteStream(to, { mode: 0o600 }));
  }
  for (const history of chain.histories)
    await writeFile(join(cluster, "pg_wal", basename(history)), await readFile(history), { mode: 0o600 });
  // ALTER SYSTEM of the source: it could archive into the source's folders
  await writeFile(join(cluster, "postgresql.auto.conf"), "");
  await writeFile(join(cluster, "recovery.signal"), "");
  await rm(join(cluster, "standby.signal"), { force: true });
}

/**
 * Starts the restored cluster with a configuration of its own, lets it read WAL up to the target, and connects once it is a server
 * that takes writes. Returns the words of the server when it could not get there.
 */
export async function recover(
  home: Home,
  { postgres }: Binaries,
  { backup, chain, target }: { backup: Backup; chain: WalChain; target: Target },
): Promise<Recovered | { lastWords: string }> {
  const run = await socketFolder(home);
  const folder = join(home.path, "recovery");
  const config = join(folder, "postgresql.conf");
  const access = join(folder, "pg_hba.conf");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(config, "");
  await writeFile(access, "local all all trust\n"); // the socket's folder is closed to everybody else
  for (const path of [folder, config, access]) await give(path, home);
  const server = startServer(home, postgres, run, {
    config_file: config,
    hba_file: access,
    data_directory: partsOf(home.path).cluster,
    restore_command: "exit 1", // everything that is kept is in pg_wal already
    recovery_target_action: "promote",
    recovery_target_timeline: String(chain.timeline),
    ...settingsOf(target),
    hot_standby: "off", // with it on, a server with fewer connections than the source had would not start
    archive_mode: "off",
    max_wal_size: "1GB",
    shared_buffers: "128MB",
    logging_collector: "off",
    log_destination: "stderr",
  });
  const { database, role } = backup.note;
  const connection = { host: run, port: 5432, user: role, password: "", database };
  const client = await connectWhenReady(connection, server.running);
  if (!client) return { lastWords: server.lastWords() };
  await client.end();
  return { server, connection };
}

function settingsOf(target: Target): Record<string, string> {
  if (target === null) return {};
  if ("time" in target)
    return { recovery_target_time: target.time.toISOString().replace("T", " ").replace("Z", "+00") };
  return { recovery_target_lsn: target.lsn, recovery_target_inclusive: "off" };
}

/** The server's own words when WAL ended before the target. */
export const endedBefore = (lastWords: string): boolean =>
  lastWords.includes("recovery ended before configured recovery target was reached");

/** The moment of the last transaction in the WAL that was read; null when it had none. */
export function lastTransaction(lastWords: string): Date | null {
  const [, said] = /last completed transaction was at log time (\S+ \S+)/.exec(lastWords) ?? [];
  const moment = new Date((said ?? "").replace(" ", "T").replace(/\+(\d\d)$/, "+$1:00"));
  return Number.isNaN(moment.getTime()) ? null : moment;
}
