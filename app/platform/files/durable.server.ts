import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { PassThrough, type Readable } from "node:stream";

/** Of a file: its length, and the hash of its bytes. */
export type FileSum = { bytes: number; sha256: string };

/** Writes a file that only our own user reads, and waits until its bytes are on the disk. */
export async function writeFlushed(path: string, contents: string | Uint8Array): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes a file that is either there completely, also after a power cut, or as it was before. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const made = `${path}.new-${randomUUID()}`;
  try {
    await writeFlushed(made, text);
    await rename(made, path);
  } finally {
    await rm(made, { force: true });
  }
  await flush(dirname(path));
}

/** Puts the bytes of a file, or the names in a folder, on the disk. */
export async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A folder that nobody but our own user opens. */
export async function ownFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

/** Lets bytes pass and counts and hashes them. */
export function summing(): PassThrough & { sum(): FileSum } {
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

export async function sumOf(path: string): Promise<FileSum> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path) as Readable & AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
