import { constants, getPriority, setPriority } from "node:os";
import { diplomaPdfOf } from "./diploma.ts";
import { docxOf } from "./docx.ts";
import { type Diploma, type Paper, type PaperFormat, readablePaper } from "./paper.ts";
import { type PaperFonts, pdfOf } from "./pdf.ts";

/**
 * A process that writes papers one after the other at low priority: laying out pages holds a thread for longer than other
 * requests can wait. It receives the fonts by its first message, then each paper by one, and answers by message; it exits
 * when its parent disconnects.
 */
export type PaperOpening = { fonts: PaperFonts };
export type PaperTask = { paper: Paper | Diploma; formats: readonly PaperFormat[] };
export type PaperAnswer = Partial<Record<PaperFormat, Uint8Array>>;

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
setPriority(Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW)); // lower than the parent process

// signalled together with the parent, it still finishes the paper that a request waits for
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(0));
process.once("message", ({ fonts }: PaperOpening) => {
  process.on("message", async ({ paper, formats }: PaperTask) => {
    const answer: PaperAnswer = {};
    if ("kind" in paper) answer.pdf = await diplomaPdfOf(readablePaper(paper), fonts);
    else {
      const readable = readablePaper(paper);
      for (const format of formats)
        answer[format] = format === "docx" ? await docxOf(readable) : await pdfOf(readable, fonts);
    }
    process.send?.(answer);
  });
});
