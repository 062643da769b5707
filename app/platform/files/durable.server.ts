import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { PassThrough, type Readable } from "node:stream";
import type { PartSum } from "./note";

/** Writes a file that is either there completely, also after a power cut, or as it was before. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const half = `${path}.new`;
  const file = await open(half, "w", 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(half, path);
  await syncFolder(dirname(path));
}

/** Puts the names in a folder on the disk, as `fsync` of a file does with its bytes. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** A folder that nobody but our own user opens. */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

/** Lets bytes pass and counts and hashes them. */
export function summing(): PassThrough & { sum(): PartSum } {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = new PassThrough({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return Object.assign(stream, { sum: () => ({ bytes, sha256: hash.digest("hex") }) });
}

export async function sumOf(path: string): Promise<PartSum> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path) as Readable & AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
