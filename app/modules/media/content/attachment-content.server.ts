import type { ContentProblem, FileKind } from "../rules/attachment";
import { archiveIn } from "./archive.server";
import { compoundKind, isCompound } from "./compound.server";
import { officeContent, TYPES } from "./office.server";
import { MIME_PART, openDocumentProblem } from "./open-document.server";
import { pdfProblem } from "./pdf.server";
import { isHeic, isJpeg, isPng, jpegPhoto, pngPhoto } from "./photo.server";

/** `bytes` is what is kept: a photo without what it tells beside its pixels. */
export type Content = { kind: FileKind; bytes: Buffer; problem?: never } | { problem: ContentProblem; kind?: never };

const PDF = /%PDF-\d/;
/** In bytes: what may stand before the mark of a PDF (ISO 32000, annex H), as mail and web programs put it there. */
const BEFORE_PDF = 1024;
const RTF = Buffer.from("{\\rtf");
const ARCHIVE = Buffer.from("PK\u0003\u0004");
const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark);

/**
 * Detects the kind by the content, whatever the name says. Works in slices, so that other requests are answered in
 * between.
 */
export async function contentOf(bytes: Buffer, mostPixels: number): Promise<Content> {
  if (startsWith(bytes, ARCHIVE)) return archiveContent(bytes);
  if (isJpeg(bytes) || isPng(bytes)) return photoContent(bytes, mostPixels);
  if (isCompound(bytes)) return compoundContent(bytes);
  if (startsWith(bytes, RTF)) return { problem: "rtf" };
  if (isHeic(bytes)) return { problem: "heic" };
  return isPdf(bytes) ? found("pdf", bytes, await pdfProblem(bytes)) : { problem: "kind" };
}

async function compoundContent(bytes: Buffer): Promise<Content> {
  const { kind, problem } = await compoundKind(bytes);
  return problem ? { problem } : { kind, bytes };
}

/** A page of the web that speaks of PDFs is none. */
function isPdf(bytes: Buffer): boolean {
  const beginning = bytes.toString("latin1", 0, BEFORE_PDF + PDF.source.length);
  const at = beginning.search(PDF);
  return at !== -1 && !beginning.slice(0, at).includes("<");
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
  return archive.parts.has(MIME_PART) ? found("ods", bytes, await openDocumentProblem(archive)) : { problem: "kind" };
}

function photoContent(bytes: Buffer, mostPixels: number): Content {
  const photo = isJpeg(bytes) ? jpegPhoto(bytes, mostPixels) : pngPhoto(bytes, mostPixels);
  return typeof photo === "string" ? { problem: photo } : photo;
}
