import { fileTypeFromBuffer } from "file-type";
import type { FileKind } from "./rules/attachment";

const inUtf16 = (text: string) => Buffer.from(text, "utf16le");
const WORD_STREAM = inUtf16("WordDocument");
const MACRO_STREAM = inUtf16("_VBA_PROJECT");

/** What the bytes are; "macros" for a Word document that would run code, null for anything that we do not take in. */
export async function kindOfContent(bytes: Buffer): Promise<FileKind | "macros" | null> {
  const found = await fileTypeFromBuffer(bytes);
  switch (found?.ext) {
    case "pdf":
      return "pdf";
    case "cfb":
      return kindOfCompound(bytes);
    case "zip":
    case "docx":
      return kindOfArchive(bytes);
    case "docm":
      return "macros";
    default:
      return null;
  }
}

/** Word, Excel, installers and mails of the old kind share one container: the names of its streams tell them apart. */
function kindOfCompound(bytes: Buffer): FileKind | "macros" | null {
  if (!bytes.includes(WORD_STREAM)) return null;
  return bytes.includes(MACRO_STREAM) ? "macros" : "doc";
}

/** Only the list of names is read; nothing is ever unpacked. */
function kindOfArchive(bytes: Buffer): FileKind | "macros" | null {
  const names = entryNames(bytes);
  const isDocument =
    names.includes("[Content_Types].xml") && names.some((name) => /^word\/document\d*\.xml$/.test(name));
  if (!isDocument) return null;
  return names.some((name) => /vbaProject\.bin$/i.test(name)) ? "macros" : "docx";
}

const END = 0x06054b50;
const END_LENGTH = 22;
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;
const LONGEST_COMMENT = 0xffff;

function entryNames(bytes: Buffer): string[] {
  const end = endOfDirectory(bytes);
  if (end === null) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (at + ENTRY_LENGTH <= end && bytes.readUInt32LE(at) === ENTRY) {
    const nameLength = bytes.readUInt16LE(at + 28);
    names.push(bytes.toString("utf8", at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength));
    at += ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return names;
}

function endOfDirectory(bytes: Buffer): number | null {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = bytes.length - END_LENGTH; at >= first; at -= 1) {
    if (bytes.readUInt32LE(at) === END) return at;
  }
  return null;
}
