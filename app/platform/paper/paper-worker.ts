import { constants, getPriority, setPriority } from "node:os";
import { diplomaPdfOf } from "./diploma.ts";
import { docxOf } from "./docx.ts";
import type { PaperFonts } from "./own-fonts.ts";
import { type Diploma, type Paper, readable } from "./paper.ts";
import { pdfOf } from "./pdf.ts";
import type { Presentation } from "./pptx.ts";
import type { Sheet } from "./xlsx.ts";

/**
 * A process that writes papers one after the other at low priority: laying out pages holds a thread for longer than other
 * requests can wait. It receives the fonts by its first message, then what is to be written by one each, and answers by message; it exits
 * when its parent disconnects.
 */
export type PaperOpening = { fonts: PaperFonts };
/** What a file of each format is written from. */
export type FileSources = { docx: Paper; pdf: Paper | Diploma; xlsx: readonly Sheet[]; pptx: Presentation };
export type FileFormat = keyof FileSources;
export type PaperTask = Partial<FileSources>;
export type PaperAnswer = Partial<Record<FileFormat, Uint8Array>>;

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW)); // lower than the parent process

// signalled together with the parent, it still finishes the paper that a request waits for
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
process.once("message", ({ fonts }: PaperOpening) => {
  process.on("message", async (task: PaperTask) => {
    const answer: PaperAnswer = {};
    const { docx, pdf, xlsx, pptx } = readable(task);
    if (docx) answer.docx = await docxOf(docx);
    if (pdf) answer.pdf = "kind" in pdf ? await diplomaPdfOf(pdf, fonts) : await pdfOf(pdf, fonts);
    // seldom written: their libraries are loaded when they are
    if (xlsx) answer.xlsx = await (await import("./xlsx.ts")).xlsxOf(xlsx);
    if (pptx) answer.pptx = await (await import("./pptx.ts")).pptxOf(pptx);
    process.send?.(answer);
  });
});
