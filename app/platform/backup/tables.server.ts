import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, real, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, moment, oneOf } from "../database/columns.server";

const WHATS = ["backup", "verify", "drill", "wal"] as const;
/** What was done, or was tried and failed. */
export type BackupWhat = (typeof WHATS)[number];

/** The backups that were made, and what failed. A restored copy knows those that were made before it. */
export const backups = pgTable(
  "backups",
  {
    id: id(),
    what: text().$type<BackupWhat>().notNull(),
    /** The folder of the backup, below BACKUP_DIR; null for a failure. */
    name: text(),
    kind: text().$type<"base" | "dump">(),
    startedAt: moment().notNull(),
    endedAt: moment().notNull(),
    /** Of all its parts. */
    bytes: bigint({ mode: "number" }),
    /** When its sums were last compared with what it holds. */
    verifiedAt: moment(),
    /** When it was last restored beside the running platform and compared. */
    restoredAt: moment(),
    /** How many seconds of work the restored copy lacked, and how many it took. */
    lostSeconds: real(),
    restoreSeconds: real(),
    /** Since when its folder is no longer kept. */
    removedAt: moment(),
    /** The sentence for the operator. */
    failure: text(),
  },
  (backup) => [
    uniqueIndex("backups_name").on(backup.name),
    index("backups_ended").on(backup.endedAt),
    check("backups_what", oneOf(backup.what, WHATS)),
    check("backups_named", sql`(${backup.name} is null) = (${backup.failure} is not null)`),
  ],
);
