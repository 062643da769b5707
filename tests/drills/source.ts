import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type Backup, backupsIn } from "../../app/platform/backup/folders.server";
import { partsOf } from "../../app/platform/database/embedded/folder.server";
import { kill, processesOf } from "../../app/platform/database/embedded/processes.server";
import { copyWorld, worldOf } from "../bench/world";
import { makeCrowd, type Someone } from "../faults/support/cast";
import { embeddedUrl, query } from "../support/databases";
import { temporaryFolder } from "../support/folders";
import { type RunningServer, startServer, until } from "../support/servers";
import type { DrillOptions } from "./drill";

const DEFAULT_SCALE = 0.01;
const PEOPLE = 4;
/** How long a first backup may take; at a large scale several minutes. */
const FIRST_BACKUP_MS = 1_800_000;

/** A platform with the embedded database that makes backups, with a first one, and people who write to it. */
export type Source = {
  dataDir: string;
  backupDir: string;
  url: string;
  seed: "demo" | "none";
  server: RunningServer;
  people: readonly Someone[];
  /** The newest one when it began. */
  first: Backup;
  megabytes(): Promise<number>;
  /** Kills the process and its database at once, as when the machine goes. */
  lose(): Promise<void>;
  /** Ends what runs, and removes the folders that are its own. */
  remove(): Promise<void>;
};

/** On a copy of the synthetic world of a scale; the small form on an empty platform in the folders of a test. */
export async function startSource({ isSmall, scale = DEFAULT_SCALE, folders }: DrillOptions): Promise<Source> {
  const own = temporaryFolder();
  const { dataDir, backupDir } = folders ?? { dataDir: join(own, "data"), backupDir: join(own, "backups") };
  let server: RunningServer | null = null;
  const remove = async () => {
    if (server?.running()) await server.stop();
    await rm(own, { recursive: true, force: true });
  };
  try {
    if (!isSmall) await copyWorld(await worldOf(scale), dataDir);
    const env = { BACKUP_DIR: backupDir, LOG_LEVEL: "warn" };
    const seed = isSmall ? "none" : "demo";
    server = await startServer({ dataDir, seed, env });
    const url = await embeddedUrl(dataDir);
    const people = await makeCrowd(url, PEOPLE);
    const isVerified = async () => (await query(url, "select from backups where verified_at is not null")).length > 0;
    await until(isVerified, "a first backup", FIRST_BACKUP_MS);
    const [first] = await backupsIn(backupDir);
    if (!first) throw new Error("The register knows a backup that is not there");
    const started = server;
    return {
      dataDir,
      backupDir,
      url,
      seed,
      server: started,
      people,
      first,
      async megabytes() {
        const [size] = await query<{ bytes: number }>(
          url,
          "select pg_database_size(current_database())::float8 as bytes",
        );
        return (size?.bytes ?? 0) / 1_000_000;
      },
      async lose() {
        const processes = await processesOf(partsOf(join(dataDir, "pg")).cluster);
        const gone = started.kill();
        for (const pid of processes) kill(pid, "SIGKILL");
        await gone;
      },
      remove,
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
