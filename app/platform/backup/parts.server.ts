import type pg from "pg";
import type { BackupNote, PartSum } from "./note";

type Sums = Record<string, PartSum>;

/**
 * What a backup has beside the copy of the cluster, and who is told about it. Every function throws `OperatorError` with a
 * sentence when what it was asked for is not so.
 */
export type BackupParts = {
  /** The files of the storage, copied after the database. */
  files: {
    /** Copies all of them below `folder`, the backup's; returns the sums to be noted, by path below it. */
    copy(folder: string): Promise<Sums>;
    /** Compares what was copied with its sums. */
    verify(folder: string, note: BackupNote): Promise<void>;
    /** Puts the files into a data folder that has none. */
    restore(folder: string, dataDir: string): Promise<void>;
  };
  /** The fingerprint of a secret, which says nothing about it. */
  fingerprint(secret: string): string;
  /** The rows of one moment, for a server whose role may not replicate. */
  dump: {
    copy(folder: string): Promise<{ sums: Sums; tables: BackupNote["tables"] }>;
    verify(folder: string, note: BackupNote): Promise<void>;
    /** Fills the empty database that DATABASE_URL names. */
    restore(folder: string, note: BackupNote): Promise<void>;
  };
  /** Called on the restored database before anything else opens it. */
  quarantine(restored: pg.Client): Promise<void>;
  /** Notes in the live database what became of the backups. `name` is the folder's. */
  register: {
    made(name: string, note: BackupNote): Promise<void>;
    verified(name: string): Promise<void>;
    /** Restored in a drill: how many seconds of work would have been lost, and how many it took. */
    restored(name: string, drill: { rpoSeconds: number; rtoSeconds: number }): Promise<void>;
    failed(what: "backup" | "verify" | "drill" | "wal", sentence: string): Promise<void>;
    removed(name: string): Promise<void>;
  };
};

/** The one place where they are put together; what is not here is left out of backups. */
export const parts: Partial<BackupParts> = {};
