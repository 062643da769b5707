import { createReadStream, createWriteStream } from "node:fs";
import { type FileHandle, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import zlib from "node:zlib"; // by its default: an older Node, which has no Zstandard, must get as far as its refusal
import { flush, ownFolder, writeWhole } from "../files/durable.server";
import { type Lsn, parseSegmentName, type Segment, segmentName, startOfSegment } from "./lsn";

/** A segment that is still written, or that was the last one when the backup ended: its end is zeros. */
const PARTIAL = ".partial";
const COMPRESSED = ".zst";
/** With a checksum, by which a damaged segment is noticed. */
const compressor = () => zlib.createZstdCompress({ params: { [zlib.constants.ZSTD_c_checksumFlag]: 1 } });
const RECEIVED_FILE = "received.json";

export type KeptSegment = Segment & { name: string; path: string; isPartial: boolean; isCompressed: boolean };

/** The segments in a folder, by timeline and position; a folder that is not there has none. */
export async function segmentsIn(folder: string, segmentBytes: number): Promise<KeptSegment[]> {
  const files = await readdir(folder).catch(() => []);
  const found = files.flatMap((file) => {
    const [name = "", ...endings] = file.split(/(?=\.)/);
    const segment = parseSegmentName(name, segmentBytes);
    if (!segment || endings.some((ending) => ending !== PARTIAL && ending !== COMPRESSED)) return [];
    const isPartial = endings.includes(PARTIAL);
    return [{ ...segment, name, path: join(folder, file), isPartial, isCompressed: endings.includes(COMPRESSED) }];
  });
  return found.sort((one, other) => one.timeline - other.timeline || (one.start < other.start ? -1 : 1));
}

/**
 * Sends the bytes of a kept segment through `sink`, which is made anew for each try: a receiver that runs meanwhile gives the file
 * another name when it is full, and again when it is compressed.
 */
export async function readSegment(segment: KeptSegment, sink: () => Writable): Promise<void> {
  for (let tries = 1, path = segment.path; ; tries += 1) {
    try {
      await pipeline([
        createReadStream(path),
        ...(path.endsWith(COMPRESSED) ? [zlib.createZstdDecompress()] : []),
        sink(),
      ]);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT" || tries === MOST_NAMES) throw error;
    }
    path = await nameNow(dirname(segment.path), segment.name);
  }
}

/** A segment has three names at most, one after the other. */
const MOST_NAMES = 3;

async function nameNow(folder: string, name: string): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.startsWith(name) && !file.endsWith(".new")).sort();
  return join(folder, files.at(-1) ?? name);
}

/** Up to where WAL has been received, and the server's time of that moment. */
export type Received = { timeline: number; lsn: string; at: string };

export const noteReceived = (folder: string, received: Received): Promise<void> =>
  writeWhole(join(folder, RECEIVED_FILE), JSON.stringify(received));

/** Null when nothing has been received. */
export async function receivedIn(folder: string): Promise<Received | null> {
  const text = await readFile(join(folder, RECEIVED_FILE), "utf8").catch(() => null);
  return text === null ? null : (JSON.parse(text) as Received);
}

type Current = { file: FileHandle; name: string; start: Lsn };

/** Writes received WAL as files of one segment each, which are compressed when they are full. */
export class WalFolder {
  private readonly folder: string;
  private readonly timeline: number;
  private readonly segmentBytes: number;
  private current: Current | null = null;
  private compressing: Promise<void> = Promise.resolve();

  constructor(folder: string, { timeline, segmentBytes }: { timeline: number; segmentBytes: number }) {
    this.folder = folder;
    this.timeline = timeline;
    this.segmentBytes = segmentBytes;
  }

  /** Compresses what a process that was killed left uncompressed. */
  async open(): Promise<void> {
    await ownFolder(this.folder);
    for (const file of await readdir(this.folder)) if (file.endsWith(".new")) await rm(join(this.folder, file));
    for (const { name, isPartial, isCompressed } of await segmentsIn(this.folder, this.segmentBytes))
      if (!isPartial && !isCompressed) this.compress(name);
  }

  /** Positions follow each other; the first one is the start of a segment. */
  async write(position: Lsn, bytes: Buffer): Promise<void> {
    let rest = bytes;
    let at = position;
    while (rest.length > 0) {
      const { file, start } = await this.segmentAt(at);
      const offset = Number(at - start);
      const part = rest.subarray(0, this.segmentBytes - offset);
      await file.write(part, 0, part.length, offset);
      at += BigInt(part.length);
      rest = rest.subarray(part.length);
      if (offset + part.length === this.segmentBytes) await this.finish();
    }
  }

  async flush(): Promise<void> {
    await this.current?.file.datasync();
  }

  /** The last segment stays as it is; what is being compressed is waited for. */
  async close(): Promise<void> {
    await this.flush();
    await this.current?.file.close();
    this.current = null;
    await this.compressing;
  }

  /** As `close`, with the last segment compressed too: nothing will be added to it. */
  async seal(): Promise<void> {
    const last = this.current?.name;
    await this.close();
    if (last) this.compress(last + PARTIAL);
    await this.compressing;
  }

  private async segmentAt(position: Lsn): Promise<Current> {
    if (this.current) return this.current;
    const name = segmentName(this.timeline, position, this.segmentBytes);
    const file = await openToWrite(join(this.folder, name + PARTIAL));
    this.current = { file, name, start: startOfSegment(position, this.segmentBytes) };
    await file.truncate(this.segmentBytes);
    return this.current;
  }

  private async finish(): Promise<void> {
    if (!this.current) return;
    const { file, name } = this.current;
    await file.datasync();
    await file.close();
    this.current = null;
    await rename(join(this.folder, name + PARTIAL), join(this.folder, name));
    await flush(this.folder);
    this.compress(name);
  }

  /** A segment that could not be compressed stays as it is, and is tried again at the next start. */
  private compress(name: string): void {
    this.compressing = this.compressing.then(() => compressed(join(this.folder, name)).catch(() => {}));
  }
}

/** Keeps what is there: after a restart the same bytes are written over it. */
const openToWrite = (path: string): Promise<FileHandle> =>
  open(path, "r+").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return open(path, "w", 0o600);
  });

async function compressed(path: string): Promise<void> {
  const half = `${path}${COMPRESSED}.new`;
  await pipeline(createReadStream(path), compressor(), createWriteStream(half, { mode: 0o600, flush: true }));
  await rename(half, path + COMPRESSED);
  await rm(path);
}
