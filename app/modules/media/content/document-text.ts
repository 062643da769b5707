import {
  type DocumentText,
  LONGEST_PAGE,
  MOST_CHARACTERS,
  MOST_PAGES,
  type ReadableKind,
  type TextProblem,
} from "../rules/document-text.ts";
import { Unfit } from "./markup.server.ts";
import { oldWorkbookText } from "./old-workbook-text.ts";
import { openSheetText } from "./open-sheet-text.ts";
import { sheetText } from "./sheet-text.ts";
import { tidy, Unreadable } from "./text-parts.ts";
import { wordText } from "./word-text.ts";

/** In milliseconds of CPU time: what is read until then is kept. */
const ENOUGH_CPU_MS = 30_000;

/** Reads the text of a document. It may take all the time and memory that it gets, so it runs in a process of its own. */
export async function documentText(kind: ReadableKind, bytes: Buffer): Promise<DocumentText | TextProblem> {
  try {
    switch (kind) {
      case "pdf":
        return await pdfText(bytes);
      case "docx":
        return await wordText(bytes);
      case "xlsx":
        return await sheetText(bytes);
      case "ods":
        return await openSheetText(bytes);
      case "xls":
        return oldWorkbookText(bytes);
    }
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    if (error instanceof Unfit) return error.problem === "heavy" ? "heavy" : "broken";
    return isLocked(error) ? "locked" : "broken";
  }
}

/**
 * Whether a PDF that is encrypted opens without a password: many only restrict printing and copying. Null when it is not read
 * at all.
 */
export async function opensFreely(bytes: Buffer): Promise<boolean | null> {
  const { getDocumentProxy } = await import("unpdf");
  try {
    await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
    return true;
  } catch (error) {
    return isLocked(error) ? false : null;
  }
}

const isLocked = (error: unknown): boolean => (error as Error).name === "PasswordException";

async function pdfText(bytes: Buffer): Promise<DocumentText> {
  const { getDocumentProxy } = await import("unpdf");
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false });
  const pages: string[] = [];
  const began = process.cpuUsage();
  let length = 0;
  while (pages.length < Math.min(pdf.numPages, MOST_PAGES) && length < MOST_CHARACTERS && !isEnough(began)) {
    const page = await pdf.getPage(pages.length + 1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
    page.cleanup();
    pages.push(tidy(text).slice(0, LONGEST_PAGE));
    length += pages.at(-1)?.length ?? 0;
  }
  return { pages, cut: pages.length < pdf.numPages };
}

const isEnough = (began: NodeJS.CpuUsage): boolean => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000 > ENOUGH_CPU_MS;
};
