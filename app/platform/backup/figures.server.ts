import { now } from "../clock";
import { quarantinedSince } from "../installation/quarantine.server";
import { databaseFigures } from "../metrics/database-figures.server";
import { gauge } from "../metrics/figures.server";
import { settings } from "../settings.server";
import { readStanding } from "./register.server";

const ages = databaseFigures({
  figures: {
    psp_backup_age_seconds: { help: "Time since the last backup was finished" },
    psp_backup_verified_age_seconds: { help: "Time since a backup was last compared with its sums" },
    psp_backup_restored_age_seconds: { help: "Time since a backup was last restored beside and compared" },
    psp_backup_restore_seconds: { help: "How long the last restore of a drill took" },
    psp_backup_lost_seconds: { help: "Work that would have been lost at the last drill" },
    psp_backup_size_bytes: { help: "Size of the last backup of the database" },
  },
  async read() {
    if (settings().backupDir === null) return {};
    const { backup, verifiedAt, restored } = await readStanding();
    const since = (at: Date) => (now().getTime() - at.getTime()) / 1_000;
    return {
      ...(backup ? { psp_backup_age_seconds: since(backup.at), psp_backup_size_bytes: backup.bytes } : {}),
      ...(verifiedAt ? { psp_backup_verified_age_seconds: since(verifiedAt) } : {}),
      ...(restored
        ? {
            psp_backup_restored_age_seconds: since(restored.at),
            psp_backup_restore_seconds: restored.restoreSeconds,
            psp_backup_lost_seconds: restored.lostSeconds,
          }
        : {}),
    };
  },
});

const quarantine = gauge({
  name: "psp_quarantine",
  help: "1 while the database is a restored copy in quarantine",
  read: () => (quarantinedSince() ? 1 : 0),
});

export const backupFigures = [...ages, quarantine];
