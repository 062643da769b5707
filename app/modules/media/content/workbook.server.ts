import { setImmediate as pause } from "node:timers/promises";
import type { ContentProblem } from "../rules/attachment";
import { streamOf } from "./compound-stream.server";

/**
 * What is wrong with the old binary workbook of Excel 97 to 2003 (MS-XLS): a stream of records in a compound file. Only what makes
 * it harmful or unreadable is looked for. Null when it is a harmless one; "xls" when it cannot be read, or is older.
 */
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
  eof: 0x0a,
  bound: 0x85,
  password: 0x2f,
  project: 0xd3,
  begin: 0x809,
  /** Of other workbooks and DDE links, of queries of the web and of databases. */
  book: 0x1ae,
  query: 0x1ad,
  connection: 0x876,
} as const;
/** There may be millions of others, which are only stepped over. */
const TOLD_BY: ReadonlySet<number> = new Set([
  RECORD.password,
  RECORD.project,
  RECORD.bound,
  RECORD.book,
  RECORD.query,
  RECORD.connection,
]);
/** Records stepped over before other requests get their turn. */
const AT_ONCE = 200_000;
const EXCEL_97 = 0x0600;
/** Kinds of sheets that hold old macros, or code. */
const MACRO_SHEET = 1;
const MODULE = 6;
/** "Books" that are this workbook itself, or a function that is added to Excel. */
const OWN_BOOKS = [0x0401, 0x3a01];

async function recordsProblem(stream: Buffer): Promise<ContentProblem | null> {
  if (stream.readUInt16LE(0) !== RECORD.begin || stream.readUInt16LE(4) !== EXCEL_97) return "xls";
  let records = 0;
  for (let at = 0; at + 4 <= stream.length; ) {
    records += 1;
    if (records % AT_ONCE === 0) await pause();
    const type = stream.readUInt16LE(at);
    const size = stream.readUInt16LE(at + 2);
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
