import { mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { writeWhole } from "../files/durable.server";
import { log } from "../log.server";

/** What identifies a server's data: the cluster, and the timeline, which each promotion of a standby increases. */
export type Identity = { system: string; timeline: number };

/** Reads the identity. A standby says the timeline of its last checkpoint. Any role may call these functions. */
export const IDENTITY = `
  (select system_identifier::text from pg_control_system()) as system,
  case when pg_is_in_recovery() then (select timeline_id from pg_control_checkpoint())
       else ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::int end as timeline`;

/**
 * The highest timeline seen of each cluster, by which a primary that was replaced is recognised when it returns. It is kept
 * in the data folder: the database cannot remember it, since the old primary has only the old rows.
 */
export type Timelines = {
  highest(system: string): number;
  see(identity: Identity): void;
  /** Resolves when everything seen is written. */
  written(): Promise<void>;
};

const FILE = "database-timelines.json";

export const timelinesFile = (dataDir: string): string => join(dataDir, FILE);

/** Reads what earlier processes of this data folder saw. */
export async function rememberedTimelines(dataDir: string): Promise<Timelines> {
  const path = timelinesFile(dataDir);
  const seen = new Map<string, number>(Object.entries(await recordIn(path)));
  let writing = Promise.resolve();
  return {
    highest: (system) => seen.get(system) ?? 0,
    see({ system, timeline }) {
      if (timeline <= (seen.get(system) ?? 0)) return;
      seen.set(system, timeline);
      const record = Object.fromEntries(seen);
      writing = writing
        .then(() => replace(path, record))
        .catch((error) => log.warn({ error, folder: dataDir }, "the timeline of the database is not kept"));
    },
    written: () => writing,
  };
}

async function recordIn(path: string): Promise<Record<string, number>> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  try {
    return JSON.parse(text) as Record<string, number>;
  } catch {
    return {}; // cut while it was written by hand; it is written again with the next timeline
  }
}

/** Several processes may share the folder. A timeline that another of them wrote meanwhile is not lowered. */
async function replace(path: string, record: Record<string, number>): Promise<void> {
  const kept = await recordIn(path);
  const highest = Object.entries(record).map(([system, timeline]) => [system, Math.max(timeline, kept[system] ?? 0)]);
  await mkdir(dirname(path), { recursive: true });
  await writeWhole(path, JSON.stringify({ ...kept, ...Object.fromEntries(highest) }));
}
