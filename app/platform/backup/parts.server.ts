import { fingerprintOf, quarantineCopy } from "../installation/installation.server";
import { settings } from "../settings.server";
import { copyDump, restoreDump, verifyDump } from "./dump.server";
import { copyFiles, missingFiles, restoreFiles, verifyFiles } from "./files.server";
import type { BackupNote } from "./note";
import { register } from "./register.server";

type Copy = { folder: string; note: BackupNote };

/**
 * What a backup has beside the copy of the cluster, and who is told about it. Every function throws `OperatorError` with a
 * sentence when what it was asked for is not so.
 */
export const parts = {
  /** The files of the storage, copied after the database. */
  files: {
    copy: copyFiles,
    verify: verifyFiles,
    missing: missingFiles,
    /** Into the bucket of the settings, or into this data folder. */
    restore: ({ folder, note }: Copy, dataDir: string) =>
      restoreFiles(folder, note, { dataDir, storage: settings().storage }),
  },
  fingerprint: fingerprintOf,
  /** The rows of one moment, for a server whose role may not replicate. */
  dump: { copy: copyDump, verify: verifyDump, restore: restoreDump },
  /** Called on the restored database before anything else opens it. */
  quarantine: quarantineCopy,
  /** Notes in the live database what became of the backups. */
  register,
};
