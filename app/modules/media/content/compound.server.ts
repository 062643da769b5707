import type { ContentProblem } from "../rules/attachment";
import { SLICE, textSlicesOf } from "./slices.server";
import { workbookProblem } from "./workbook.server";

const MARK = Buffer.from("d0cf11e0a1b11ae1", "hex");
/** Whether it is the container that old Word, Excel and Outlook files share, and encrypted ones of today (MS-CFB). */
export const isCompound = (bytes: Buffer): boolean => bytes.subarray(0, MARK.length).equals(MARK);

const stream = (name: string) => Buffer.from(`${name}\0`, "utf16le");
const PASSWORD = stream("EncryptedPackage");
const WORD = stream("WordDocument");
const WORKBOOK = stream("Workbook");
const OTHERS: readonly [Buffer, ContentProblem][] = [
  [stream("Book"), "xls"],
  [stream("PowerPoint Document"), "presentation"],
];
const MACROS = stream("_VBA_PROJECT");

type CompoundKind = { kind: "doc" | "xls"; problem?: never } | { problem: ContentProblem; kind?: never };

/** A compound file as a document of Word or a workbook of Excel, or what is wrong with it, told by the names of its streams. */
export async function compoundKind(bytes: Buffer): Promise<CompoundKind> {
  if (bytes.includes(PASSWORD)) return { problem: "password" };
  const kind = bytes.includes(WORD) ? "doc" : bytes.includes(WORKBOOK) ? "xls" : null;
  if (kind === null) return { problem: OTHERS.find(([name]) => bytes.includes(name))?.[1] ?? "kind" };
  if (bytes.includes(MACROS)) return { problem: "macros" };
  const problem = await (kind === "doc" ? documentProblem(bytes) : workbookProblem(bytes));
  return problem ? { problem } : { kind };
}

async function documentProblem(bytes: Buffer): Promise<ContentProblem | null> {
  if (isEncrypted(bytes)) return "password";
  let begun = ""; // the beginning of a field, of whose code the slice before had only spaces
  for await (const { text } of textSlicesOf(bytes)) {
    if (FIELD.test(begun + text)) return "external";
    begun = (begun + text.slice(0, SLICE)).match(FIELD_BEGINS)?.[0].slice(0, 1) ?? "";
  }
  return null;
}

const SECTOR = 512;
const HEADS = [0xa5ec, 0xa5dc];
/** Versions of the format: from Word 6 to the last one. */
const FIRST_VERSION = 0x65;
const LAST_VERSION = 0x112;
const ENCRYPTED = 0x0100;

/** Whether the head of the document (FibBase of MS-DOC), at the beginning of some sector, says that it is encrypted. */
function isEncrypted(bytes: Buffer): boolean {
  for (let at = SECTOR; at + SECTOR <= bytes.length; at += SECTOR) {
    if (!HEADS.includes(bytes.readUInt16LE(at))) continue;
    const version = bytes.readUInt16LE(at + 2);
    if (version < FIRST_VERSION || version > LAST_VERSION) continue;
    if ((bytes.readUInt16LE(at + 10) & ENCRYPTED) !== 0) return true;
  }
  return false;
}

const BEGINNING = "\\x13\\0?(?: \\0?)*";
const FIELD_BEGINS = new RegExp(`${BEGINNING}$`);
const spelled = (name: string): string => [...name].map((letter) => `${letter}\\0?`).join("");
/** The beginning of a field that loads a file, asks a database or starts a program, in letters of one or two bytes. */
const FIELD = new RegExp(
  `${BEGINNING}(?:${["DDEAUTO", "DDE", "INCLUDEPICTURE", "INCLUDETEXT", "LINK", "IMPORT", "DATABASE"].map(spelled).join("|")})[ "\\\\]`,
  "i",
);
