import type { ContentProblem, FileKind } from "../rules/attachment";
import { docxProblem } from "./docx.server";
import { pdfProblem } from "./pdf.server";

const inUtf16 = (text: string) => Buffer.from(text, "utf16le");
const WORD_STREAM = inUtf16("WordDocument");
const MACRO_STREAM = inUtf16("_VBA_PROJECT");

export type Content = { kind: FileKind; problem?: never } | { problem: ContentProblem; kind?: never };

const PDF = Buffer.from("%PDF-");
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ARCHIVE = Buffer.from("PK\u0003\u0004");
const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/**
 * Detects the kind by the content, whatever the name says. Works in slices, so that other requests are answered in
 * between.
 */
export async function contentOf(bytes: Buffer): Promise<Content> {
  if (startsWith(bytes, PDF)) return found("pdf", await pdfProblem(bytes));
  if (startsWith(bytes, ARCHIVE)) return found("docx", await docxProblem(bytes));
  return found("doc", startsWith(bytes, COMPOUND) ? compoundProblem(bytes) : "kind");
}

const found = (kind: FileKind, problem: ContentProblem | null): Content => (problem ? { problem } : { kind });

/**
 * Old Word, Excel, Outlook and installer files share the compound file container; their stream names tell them apart.
 */
function compoundProblem(bytes: Buffer): ContentProblem | null {
  if (!bytes.includes(WORD_STREAM)) return "kind";
  return bytes.includes(MACRO_STREAM) ? "macros" : null;
}
