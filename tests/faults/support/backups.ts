import { type Backup, backupsIn } from "../../../app/platform/backup/folders.server";
import { type RunningServer, runCommand, until } from "../../support/servers";
import { ownServer } from "./stage";

/** How long a first backup may take on a busy machine. */
export const FIRST_BACKUP_MS = 60_000;

export type Given = { dataDir: string; backupDir: string };

/** A server with the embedded database that makes backups. */
export const started = ({ dataDir, backupDir }: Given): Promise<RunningServer> =>
  ownServer({ dataDir, env: { BACKUP_DIR: backupDir } });

/** What the operator's command answers. */
export async function admin(words: readonly string[], { dataDir, backupDir }: Given, env: Record<string, string> = {}) {
  const { status, out, error } = await runCommand(words, { dataDir, env: { BACKUP_DIR: backupDir, ...env } });
  return { code: status, said: out + error };
}

/** The backup that a server makes by itself when there is none. */
export async function firstBackup({ backupDir }: Given): Promise<Backup> {
  await until(async () => (await backupsIn(backupDir)).length > 0, "a first backup", FIRST_BACKUP_MS);
  const [backup] = await backupsIn(backupDir);
  if (!backup) throw new Error("It was there just now");
  return backup;
}
