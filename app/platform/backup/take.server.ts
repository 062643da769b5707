import { log } from "../log.server";
import { OperatorError } from "../operator-error";
import { settings } from "../settings.server";
import { adminCommand, version } from "../version.server";
import type { Backup } from "./folders.server";
import { type BackupSource, makeBackup } from "./make.server";
import { parts } from "./parts.server";
import { type Pruned, prune } from "./prune.server";
import { type Verified, verifyBackup } from "./verify.server";

/** How the database is reached by this process. */
export type BackupConnections = Pick<BackupSource, "connection" | "replication">;

const FAILED = {
  backup: "Copia de siguranță nu s-a putut face.",
  verify: "Copia de siguranță nu s-a putut verifica.",
};

export type Taken = { backup: Backup; verified: Verified; pruned: Pruned };

/** Makes a backup, reads it to its end, and only then removes what is older than the retention. */
export async function takeBackup(connections: BackupConnections): Promise<Taken> {
  let failing: "backup" | "verify" = "backup";
  try {
    const { secret, backupKeepDays } = settings();
    const backupDir = requiredBackupDir();
    const backup = await makeBackup({ ...connections, backupDir, secret, product: version });
    failing = "verify";
    const verified = await verifyBackup(backup);
    await parts.register.verified(backup.name);
    const pruned = await prune(backupDir, backupKeepDays, backup);
    log.info({ folder: backup.folder, removed: pruned.backups.length }, "backup made and verified");
    return { backup, verified, pruned };
  } catch (error) {
    const sentence = error instanceof OperatorError ? error.message : FAILED[failing];
    await parts.register.failed(failing, sentence).catch(() => {});
    throw error;
  }
}

export function requiredBackupDir(): string {
  const { backupDir } = settings();
  if (backupDir !== null) return backupDir;
  throw new OperatorError(
    `Nu se știe unde stau copiile de siguranță. Dați BACKUP_DIR, un folder de pe alt disc decât baza de date: BACKUP_DIR=/srv/psp-copii ${adminCommand("backup")}`,
  );
}
