import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib"; // by its default: an older Node, which has no Zstandard, must get as far as its refusal
import type pg from "pg";
import { summing, sumOf } from "../files/durable.server";
import { OperatorError } from "../operator-error";
import type { PartSum } from "./note";
import { copyOut, socketOf } from "./replication.server";

export const ARCHIVE = "base.tar.zst";
/** PostgreSQL's list of the copied files with the hash of each. */
export const MANIFEST = "manifest";

export type BaseCopy = { start: string; end: string; timeline: number; sums: Record<string, PartSum> };

const COMMAND = "BASE_BACKUP (LABEL 'psp', CHECKPOINT 'fast', MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')";

/**
 * Copies the whole cluster, while it is used, into an archive in `folder`. What the disk does not take at once the server has to
 * wait with. Throws `OperatorError` for a cluster with tablespaces.
 */
export async function copyCluster(client: pg.Client, folder: string): Promise<BaseCopy> {
  const positions: { start: string; timeline: number }[] = [];
  const manifest: Buffer[] = [];
  const incoming = archiveFrom(client);
  let archives = 0;
  let isManifest = false;

  const copied = copyOut(client, COMMAND, {
    row({ recptr, tli }) {
      if (recptr && tli) positions.push({ start: recptr, timeline: Number(tli) });
    },
    chunk(message) {
      const kind = String.fromCharCode(message[0] ?? 0);
      if (kind === "n") archives += 1;
      if (kind === "m") isManifest = true;
      if (kind !== "d" || archives > 1) return;
      const bytes = Buffer.from(message.subarray(1)); // the buffer is used again
      if (isManifest) manifest.push(bytes);
      else incoming.take(bytes);
    },
  });
  copied.then(() => incoming.end(), incoming.fail);

  const sum = summing();
  const file = createWriteStream(join(folder, ARCHIVE), { mode: 0o600, flush: true });
  await pipeline([incoming.stream, zlib.createZstdCompress(), sum, file]);
  await copied;
  if (archives !== 1)
    throw new OperatorError(
      "Baza de date are tablespace-uri proprii, pe care această copie nu le cuprinde. Folosiți pgBackRest (docs/operations.md).",
    );
  await writeFile(join(folder, MANIFEST), Buffer.concat(manifest), { mode: 0o600, flush: true });
  const [first, last] = [positions[0], positions.at(-1)];
  if (!first || !last || first === last) throw new Error("The server did not say where the copy begins and ends");
  const sums = { [ARCHIVE]: sum.sum(), [MANIFEST]: await sumOf(join(folder, MANIFEST)) };
  return { start: first.start, end: last.start, timeline: first.timeline, sums };
}

/** A stream of what the server sends, which is paused while the reader is behind. */
export function archiveFrom(client: pg.Client) {
  const stream = new Readable({ read: () => socketOf(client).resume() });
  return {
    stream,
    take(bytes: Buffer) {
      if (!stream.push(bytes)) socketOf(client).pause();
    },
    end: () => void stream.push(null),
    fail: (error: Error) => void stream.destroy(error),
  };
}
