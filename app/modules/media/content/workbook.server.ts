import { setImmediate as pause } from "node:timers/promises";
import type { ContentProblem } from "../rules/attachment";

/**
 * The old binary workbook of Excel 97 to 2003 (MS-XLS): a stream of records in a compound file (MS-CFB). Only what makes it harmful
 * or unreadable is looked for; its cells are not read.
 */
const FREE = 0xffff_fffa;
/** In bytes. */
const [HEADER, ENTRY, SMALL_STREAM, SMALL_SECTOR] = [512, 128, 4096, 64];

/** What is wrong with a workbook whose stream has this name. Null when it is a harmless one; "xls" when it cannot be read, or is older. */
export async function workbookProblem(bytes: Buffer): Promise<ContentProblem | null> {
  try {
    const stream = streamOf(bytes, "Workbook");
    return stream === null ? "xls" : await recordsProblem(stream);
  } catch (error) {
    if (error instanceof RangeError) return "xls"; // it ends before what it says
    throw error;
  }
}

/** Type and length stand before each record. */
const RECORD = {
  ...{ eof: 0x0a, bound: 0x85, password: 0x2f, project: 0xd3, begin: 0x809 },
  /** Of other workbooks and DDE links, of queries of the web and of databases. */
  ...{ book: 0x1ae, query: 0x1ad, connection: 0x876 },
} as const;
/** There may be millions of others, which are only stepped over. */
const TOLD_BY: ReadonlySet<number> = new Set([
  ...[RECORD.password, RECORD.project, RECORD.bound],
  ...[RECORD.book, RECORD.query, RECORD.connection],
]);
/** Records stepped over before other requests get their turn. */
const AT_ONCE = 200_000;
const EXCEL_97 = 0x0600;
/** Kinds of sheets that hold old macros, or code. */
const [MACRO_SHEET, MODULE] = [1, 6];
/** "Books" that are this workbook itself, or a function that is added to Excel. */
const OWN_BOOKS = [0x0401, 0x3a01];

async function recordsProblem(stream: Buffer): Promise<ContentProblem | null> {
  if (stream.readUInt16LE(0) !== RECORD.begin || stream.readUInt16LE(4) !== EXCEL_97) return "xls";
  let records = 0;
  for (let at = 0; at + 4 <= stream.length; ) {
    records += 1;
    if (records % AT_ONCE === 0) await pause();
    const [type, size] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    const problem = TOLD_BY.has(type) ? recordProblem(type, stream.subarray(at + 4, at + 4 + size)) : null;
    if (problem) return problem;
    at += 4 + size;
  }
  return null;
}

function recordProblem(type: number, data: Buffer): ContentProblem | null {
  switch (type) {
    case RECORD.password:
      return "password"; // everything after it is encrypted
    case RECORD.project:
      return "macros";
    case RECORD.bound:
      return [MACRO_SHEET, MODULE].includes(data.readUInt8(5)) ? "macros" : null;
    case RECORD.book:
      return OWN_BOOKS.includes(data.readUInt16LE(2)) ? null : "external";
    case RECORD.query:
    case RECORD.connection:
      return "external";
    default:
      return null;
  }
}

/** A stream of a compound file, by its name; null when there is none. Throws a RangeError for a file that breaks off. */
function streamOf(bytes: Buffer, name: string): Buffer | null {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const size = 1 << shift;
  const sector = (number: number): Buffer => {
    const at = Math.max(HEADER, size) + number * size;
    if (at + size > bytes.length + size - 1) throw new RangeError("A sector is missing");
    return bytes.subarray(at, at + size);
  };
  const table = allocationOf(bytes, sector, size);
  const inTable = (number: number): number => {
    const place = table[Math.floor(number / (size / 4))];
    return place === undefined ? FREE : sector(place).readUInt32LE((number % (size / 4)) * 4);
  };
  // no stream has more pieces than the file has room for, the smallest of 64 bytes
  const chain = (first: number, next: (number: number) => number, piece: number): number[] => {
    const numbers: number[] = [];
    for (let number = first; number < FREE; number = next(number)) {
      if (numbers.length > bytes.length / piece) throw new RangeError("A stream never ends");
      numbers.push(number);
    }
    return numbers;
  };
  const whole = (first: number) => Buffer.concat(chain(first, inTable, size).map(sector));
  const entries = entriesOf(whole(bytes.readUInt32LE(48)));
  const entry = entries.find((one) => one.name === name);
  if (!entry) return null;
  if (entry.size >= SMALL_STREAM) return whole(entry.first).subarray(0, entry.size);
  const small = whole(entries[0]?.first ?? FREE);
  const smallTable = whole(bytes.readUInt32LE(60));
  const inSmallTable = (number: number): number =>
    number * 4 + 4 <= smallTable.length ? smallTable.readUInt32LE(number * 4) : FREE;
  const pieces = chain(entry.first, inSmallTable, SMALL_SECTOR).map((number) =>
    small.subarray(number * SMALL_SECTOR, (number + 1) * SMALL_SECTOR),
  );
  return Buffer.concat(pieces).subarray(0, entry.size);
}

/** The sectors of the table that says which sector follows each. */
function allocationOf(bytes: Buffer, sector: (number: number) => Buffer, size: number): number[] {
  const places = wordsOf(bytes.subarray(76, HEADER));
  let more = bytes.readUInt32LE(68);
  for (let read = 0; more < FREE && read < bytes.length / size; read += 1) {
    const words = wordsOf(sector(more));
    more = words.pop() ?? FREE;
    places.push(...words.filter((place) => place < FREE));
    if (places.length > bytes.length / size) throw new RangeError("The table is longer than the file");
  }
  return places.filter((place) => place < FREE);
}

const wordsOf = (bytes: Buffer): number[] =>
  Array.from({ length: Math.floor(bytes.length / 4) }, (_, index) => bytes.readUInt32LE(index * 4));

const entriesOf = (directory: Buffer) =>
  Array.from({ length: Math.floor(directory.length / ENTRY) }, (_, index) => {
    const entry = directory.subarray(index * ENTRY, (index + 1) * ENTRY);
    const length = Math.max(0, Math.min(64, entry.readUInt16LE(64)) - 2);
    return {
      name: entry.toString("utf16le", 0, length),
      first: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
