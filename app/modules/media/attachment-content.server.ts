import type { FileKind } from "./rules/attachment";

const inUtf16 = (text: string) => Buffer.from(text, "utf16le");
const WORD_STREAM = inUtf16("WordDocument");
const MACRO_STREAM = inUtf16("_VBA_PROJECT");

/** "macros": a Word document that would run code. "heavy": one that unpacks into more than any document is. */
export type Content = FileKind | "macros" | "heavy";

const PDF = Buffer.from("%PDF-");
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ARCHIVE = Buffer.from("PK\u0003\u0004");
const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/** What the bytes are, by their marks and names alone: nothing is unpacked. Null for anything that we do not take in. */
export function kindOfContent(bytes: Buffer): Content | null {
  if (startsWith(bytes, PDF)) return "pdf";
  if (startsWith(bytes, COMPOUND)) return kindOfCompound(bytes);
  return startsWith(bytes, ARCHIVE) ? kindOfArchive(bytes) : null;
}

/** Word, Excel, installers and mails of the old kind share one container: the names of its streams tell them apart. */
function kindOfCompound(bytes: Buffer): Content | null {
  if (!bytes.includes(WORD_STREAM)) return null;
  return bytes.includes(MACRO_STREAM) ? "macros" : "doc";
}

const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_ENTRIES = 5_000;
/** A name that would be written beside the folder into which it is unpacked. */
const OUTSIDE = /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i;

/** Only the list of names and sizes is read. */
function kindOfArchive(bytes: Buffer): Content | null {
  const entries = entriesOf(bytes);
  const names = entries.map(({ name }) => name);
  const isDocument =
    names.includes("[Content_Types].xml") && names.some((name) => /^word\/document\d*\.xml$/.test(name));
  if (!isDocument || names.some((name) => OUTSIDE.test(name))) return null;
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > MOST_UNPACKED || entries.length > MOST_ENTRIES) return "heavy";
  return names.some((name) => /vbaProject\.bin$/i.test(name)) ? "macros" : "docx";
}

const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 0xffff;

type Entry = { name: string; size: number };

function entriesOf(bytes: Buffer): Entry[] {
  const end = endOfDirectory(bytes);
  if (end === null) return [];
  const entries: Entry[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (entries.length <= MOST_ENTRIES && at + ENTRY_LENGTH <= end && bytes.readUInt32LE(at) === ENTRY) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength);
    entries.push({ name, size: bytes.readUInt32LE(at + 24) });
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
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
