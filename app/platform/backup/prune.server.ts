import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { now } from "../clock";
import { SEGMENT_BYTES } from "./chain.server";
import { type Backup, backupsIn, foldersIn, nameAt, removeBackup } from "./folders.server";
import { parseLsn, startOfSegment } from "./lsn";
import { parts } from "./parts.server";
import { segmentsIn } from "./wal-folder.server";

const DAY_MS = 86_400_000;

export type Pruned = { backups: string[]; segments: number };

/**
 * Removes what is older than the retention, after `verified` was read to its end: that one stays however old it is. A folder
 * without a note, of a backup that was cut, goes after a day. WAL stays from the start of the oldest backup that is kept.
 */
export async function prune(backupDir: string, keepDays: number, verified: Backup): Promise<Pruned> {
  const oldest = nameAt(new Date(now().getTime() - keepDays * DAY_MS));
  const yesterday = nameAt(new Date(now().getTime() - DAY_MS));
  const complete = new Set((await backupsIn(backupDir)).map(({ name }) => name));
  const gone = (await foldersIn(backupDir)).filter(
    (name) => name < verified.name && name < (complete.has(name) ? oldest : yesterday),
  );
  for (const name of gone) {
    await removeBackup(join(backupDir, name));
    if (complete.has(name)) await parts.register.removed(name);
  }
  return { backups: gone, segments: await pruneWal(backupDir) };
}

async function pruneWal(backupDir: string): Promise<number> {
  const kept = (await backupsIn(backupDir)).reverse();
  const root = join(backupDir, "wal");
  let removed = 0;
  for (const system of await readdir(root).catch(() => [])) {
    const oldest = kept.find(({ note }) => note.wal?.system === system)?.note.wal;
    if (!oldest) {
      await rm(join(root, system), { recursive: true });
      continue;
    }
    const from = startOfSegment(parseLsn(oldest.start), SEGMENT_BYTES);
    for (const { path, start, timeline } of await segmentsIn(join(root, system), SEGMENT_BYTES)) {
      if (timeline >= oldest.timeline && start >= from) continue; // what another timeline had written before it was left
      await rm(path);
      removed += 1;
    }
  }
  return removed;
}
