import type { ContentProblem, FileKind } from "../rules/attachment";
import { archiveIn } from "./archive.server";
import { officeContent, TYPES } from "./office.server";
import { MIME_PART, spreadsheetProblem } from "./open-document.server";
import { pdfProblem } from "./pdf.server";
import { isJpeg, isPng, jpegPhoto, pngPhoto } from "./photo.server";

const inUtf16 = (text: string) => Buffer.from(text, "utf16le");
const WORD_STREAM = inUtf16("WordDocument");
const MACRO_STREAM = inUtf16("_VBA_PROJECT");

/** `bytes` is what is kept: a photo without what it tells beside its pixels. */
export type Content = { kind: FileKind; bytes: Buffer; problem?: never } | { problem: ContentProblem; kind?: never };

const PDF = Buffer.from("%PDF-");
const COMPOUND = Buffer.from("d0cf11e0a1b11ae1", "hex");
const ARCHIVE = Buffer.from("PK\u0003\u0004");
const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/**
 * Detects the kind by the content, whatever the name says. Works in slices, so that other requests are answered in
 * between.
 */
export async function contentOf(bytes: Buffer, mostPixels: number): Promise<Content> {
  if (startsWith(bytes, PDF)) return found("pdf", bytes, await pdfProblem(bytes));
  if (startsWith(bytes, ARCHIVE)) return archiveContent(bytes);
  if (isJpeg(bytes) || isPng(bytes)) return photoContent(bytes, mostPixels);
  return found("doc", bytes, startsWith(bytes, COMPOUND) ? compoundProblem(bytes) : "kind");
}

const found = (kind: FileKind, bytes: Buffer, problem: ContentProblem | null): Content =>
  problem ? { problem } : { kind, bytes };

async function archiveContent(bytes: Buffer): Promise<Content> {
  const archive = archiveIn(bytes);
  if (typeof archive === "string") return { problem: archive };
  if (archive.parts.has(TYPES)) {
    const { kind, problem } = await officeContent(archive);
    return kind ? { kind, bytes } : { problem };
  }
  return archive.parts.has(MIME_PART) ? found("ods", bytes, await spreadsheetProblem(archive)) : { problem: "kind" };
}

function photoContent(bytes: Buffer, mostPixels: number): Content {
  const photo = isJpeg(bytes) ? jpegPhoto(bytes, mostPixels) : pngPhoto(bytes, mostPixels);
  return typeof photo === "string" ? { problem: photo } : photo;
}

/**
 * Old Word, Excel, Outlook and installer files share the compound file container; their stream names tell them apart.
 */
function compoundProblem(bytes: Buffer): ContentProblem | null {
  if (!bytes.includes(WORD_STREAM)) return "kind";
  return bytes.includes(MACRO_STREAM) ? "macros" : null;
}
