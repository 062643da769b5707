import { enqueue } from "../jobs/jobs.server";
import { settings } from "../settings.server";
import { makeNightlyBackup } from "./jobs.server";
import { parts } from "./parts.server";
import { type Receiver, SLOT, startReceiver } from "./receiver.server";
import { connected } from "./sums.server";
import type { BackupConnections } from "./take.server";

const DROP_SLOT =
  "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active";

/**
 * Receives WAL into the folder of backups for as long as the server runs; null without such a folder. Of several processes one
 * receives, since the slot belongs to one connection. When WAL was missed, a new backup is made at once.
 */
export async function startBackups({ replication }: BackupConnections): Promise<Receiver | null> {
  const { backupDir, databaseUrl } = settings();
  if (backupDir === null) {
    // the embedded database has no other receiver, and would keep WAL for one that no longer comes
    if (databaseUrl === null) await connected(replication, (client) => client.query(DROP_SLOT, [SLOT]));
    return null;
  }
  return startReceiver({
    connection: replication,
    backupDir,
    gap: () => enqueue(makeNightlyBackup, {}),
    failed: async (sentence) => parts.register.failed("wal", sentence),
  });
}
