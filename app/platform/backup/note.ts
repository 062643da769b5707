import { z } from "zod";

/** Increased when an older program could no longer read a backup. */
export const FORMAT = 1;
/** Of each backup, written last: a folder without it is a backup that was cut. */
export const NOTE_FILE = "backup.json";

const partSum = z.object({ bytes: z.number(), sha256: z.string() });
/** Row count and the sum of the hashes of all rows, as text because it exceeds what a number holds. */
const tableSum = z.object({ rows: z.number(), sum: z.string() });
const moment = z.iso.datetime();

/** Where a base copy lies in the WAL of its cluster. */
const wal = z.object({
  system: z.string(),
  timeline: z.number(),
  start: z.string(),
  /** From here on the copy can be restored, at this moment. */
  end: z.string(),
  copiedAt: moment,
  /** The position whose rows `tables` describes, and its moment. */
  mark: z.string(),
  markedAt: moment,
});

const note = z.object({
  format: z.literal(FORMAT),
  /** `base`: a copy of the cluster, restored to any moment by WAL; `dump`: the rows of one moment. */
  kind: z.enum(["base", "dump"]),
  /** The product's version. */
  product: z.string(),
  /** PostgreSQL's version as the server says it, for example 18.4. */
  server: z.string(),
  /** The application's database, and the role that copied the cluster. */
  database: z.string(),
  role: z.string(),
  startedAt: moment,
  endedAt: moment,
  /** Null for a dump. */
  wal: wal.nullable(),
  /** By path below the backup's folder. */
  parts: z.record(z.string(), partSum),
  /** By schema and name; null when they were not counted. */
  tables: z.record(z.string(), tableSum).nullable(),
  /** The fingerprint of the product's secret; null when it was not known. */
  secret: z.string().nullable(),
});

export type BackupNote = z.infer<typeof note>;
export type PartSum = z.infer<typeof partSum>;
export type TableSums = NonNullable<BackupNote["tables"]>;

/** Null for a text that is no note of this format. */
export function parseNote(text: string): BackupNote | null {
  try {
    return note.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
