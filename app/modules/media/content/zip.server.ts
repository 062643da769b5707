import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const END = 0x06054b50;
const END_LENGTH = 22;
const CENTRAL = 0x02014b50;
const CENTRAL_LENGTH = 46;
const LOCAL = 0x04034b50;
const LOCAL_LENGTH = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

export type Entry = { name: string; size: number; packed: number; offset: number; method: number; flags: number };

/** The central directory of an archive, at most `most` + 1 entries; empty when there is none. */
export function entriesOf(bytes: Buffer, most: number): Entry[] {
  const end = endOfDirectory(bytes);
  if (end === null) return [];
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (entries.length <= most && at + CENTRAL_LENGTH <= end && bytes.readUInt32LE(at) === CENTRAL) {
    const nameLength = bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString("utf8", at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += CENTRAL_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function endOfDirectory(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return null;
}

const inflate = promisify(inflateRaw);

/**
 * Decompresses an entry off the main thread. Null when it does not match the directory, is encrypted, uses another
 * method, or is larger than `most`.
 */
export async function contentsOf(bytes: Buffer, entry: Entry, most: number): Promise<Buffer | null> {
  const { offset, packed, size, method, flags } = entry;
  if (size > most || offset + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) return null;
  if ((flags & ENCRYPTED) !== 0) return null;
  const start = offset + LOCAL_LENGTH + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (method === STORED) return data;
  if (method !== DEFLATED) return null;
  return inflate(data, { maxOutputLength: most }).catch(() => null);
}
