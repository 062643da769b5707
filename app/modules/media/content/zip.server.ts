import { promisify } from "node:util";
import { constants, inflateRaw, inflateRawSync } from "node:zlib";

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
/** ZIP64: a number that stands in a longer field elsewhere, and where that is. */
const ELSEWHERE = 0xffffffff;
const LONG_FIELDS = 1;
const LONG_LOCATOR = 0x07064b50;
const LONG_LOCATOR_LENGTH = 20;
const LONG_END = 0x06064b50;
const LONG_END_LENGTH = 56;

export type Entry = { name: string; size: number; packed: number; offset: number; method: number; flags: number };

/** The central directory of an archive, at most `most` + 1 entries; empty when there is none. */
export function entriesOf(bytes: Buffer, most: number): Entry[] {
  const end = endOfDirectory(bytes);
  if (end === null) return [];
  const entries: Entry[] = [];
  let at = startOfDirectory(bytes, end);
  while (entries.length <= most && at + CENTRAL_LENGTH <= end && bytes.readUInt32LE(at) === CENTRAL) {
    const afterName = at + CENTRAL_LENGTH + bytes.readUInt16LE(at + 28);
    const afterExtra = afterName + bytes.readUInt16LE(at + 30);
    const [size, packed, offset] = longNumbers(
      [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)],
      bytes.subarray(afterName, afterExtra),
    );
    entries.push({
      name: bytes.toString("utf8", at + CENTRAL_LENGTH, afterName),
      flags: bytes.readUInt16LE(at + 8),
      method: bytes.readUInt16LE(at + 10),
      packed,
      size,
      offset,
    });
    at = afterExtra + bytes.readUInt16LE(at + 32);
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

function startOfDirectory(bytes: Buffer, end: number): number {
  const start = bytes.readUInt32LE(end + 16);
  const locator = end - LONG_LOCATOR_LENGTH;
  if (start !== ELSEWHERE || locator < 0 || bytes.readUInt32LE(locator) !== LONG_LOCATOR) return start;
  const longEnd = Number(bytes.readBigUInt64LE(locator + 8));
  const isThere = longEnd + LONG_END_LENGTH <= locator && bytes.readUInt32LE(longEnd) === LONG_END;
  return isThere ? Number(bytes.readBigUInt64LE(longEnd + 48)) : start;
}

type Numbers = [size: number, packed: number, offset: number];

/** Takes those numbers that are too large for their places, in this order, from the extra field (APPNOTE 4.5.3). */
function longNumbers(short: Numbers, extra: Buffer): Numbers {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== LONG_FIELDS) continue;
    const fields = extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
    let next = 0;
    return short.map((number) => {
      if (number !== ELSEWHERE || next + 8 > fields.length) return number;
      next += 8;
      return Number(fields.readBigUInt64LE(next - 8));
    }) as Numbers;
  }
  return short;
}

/** Where the packed bytes of an entry are; null when they are not there, or are encrypted or packed in another way. */
function packedIn(bytes: Buffer, { offset, packed, method, flags }: Entry): Buffer | null {
  if (offset + LOCAL_LENGTH > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) return null;
  if ((flags & ENCRYPTED) !== 0 || (method !== STORED && method !== DEFLATED)) return null;
  const start = offset + LOCAL_LENGTH + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  return bytes.subarray(start, start + packed);
}

const inflate = promisify(inflateRaw);

/**
 * Decompresses an entry off the main thread. Null when it does not match the directory, is encrypted, uses another
 * method, or is larger than `most`.
 */
export async function contentsOf(bytes: Buffer, entry: Entry, most: number): Promise<Buffer | null> {
  const packed = packedIn(bytes, entry);
  if (!packed || entry.size > most) return null;
  const contents =
    entry.method === STORED
      ? packed
      : await inflate(packed, { maxOutputLength: Math.max(1, entry.size) }).catch(() => null);
  return contents?.length === entry.size ? contents : null;
}

/** In bytes, packed; it unpacks into half a megabyte at most. */
const BEGINNING = 512;

/** The first bytes of an entry; empty when they cannot be read. */
export function beginningOf(bytes: Buffer, entry: Entry): Buffer {
  const packed = packedIn(bytes, entry)?.subarray(0, BEGINNING);
  if (!packed || entry.method === STORED) return packed ?? Buffer.alloc(0);
  try {
    return inflateRawSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return Buffer.alloc(0);
  }
}
