import { join } from "node:path";
import { sumOf } from "../files/durable.server";
import { OperatorError } from "../operator-error";
import { adminCommand } from "../version.server";
import { expectSum, readCluster } from "./archive.server";
import { chainOf, verifySegment } from "./chain.server";
import type { Backup } from "./folders.server";
import { formatLsn } from "./lsn";
import { OWN_WAL } from "./make.server";
import { parts } from "./parts.server";

export type Verified = {
  files: number;
  bytes: number;
  segments: number;
  /** The last moment to which it can be restored. */
  until: Date;
};

/** Reads everything that a backup consists of. Throws `OperatorError` with a sentence for the first thing that is not as it was written. */
export async function verifyBackup(backup: Backup): Promise<Verified> {
  const { note, folder } = backup;
  const ended = new Date(note.endedAt);
  if (note.kind === "dump") {
    await parts.dump.verify(folder, note);
    await parts.files.verify(folder, note);
    return { files: Object.keys(note.parts).length, bytes: bytesOf(backup), segments: 0, until: ended };
  }
  const own = Object.keys(note.parts).filter((path) => path.startsWith(`${OWN_WAL}/`));
  for (const path of own) expectSum(backup, path, await sumOf(join(folder, path)).catch(() => none));
  const cluster = await readCluster(backup, null);
  const chain = await chainOf(backup);
  for (const segment of chain.segments) await verifySegment(segment);
  await parts.files.verify(folder, note);
  if (chain.gapAt !== null)
    throw new OperatorError(
      `Lipsește un segment de jurnal (de la ${formatLsn(chain.gapAt)}): copia ${backup.name} se restaurează numai până acolo. Faceți acum o copie nouă: ${adminCommand("backup")}`,
    );
  const until = chain.received ? new Date(chain.received.at) : ended;
  return { ...cluster, segments: chain.segments.length, until };
}

const none = { bytes: 0, sha256: "" };

/** Of everything that the note lists. */
export const bytesOf = ({ note }: Backup): number =>
  Object.values(note.parts).reduce((total, { bytes }) => total + bytes, 0);
