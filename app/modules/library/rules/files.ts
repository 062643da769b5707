import type { FileKind } from "~/modules/media/rules/attachment";
import type { LocalDate } from "~/platform/calendar/local-date";
import { plural } from "~/platform/language/plural";
import { quoted } from "~/platform/language/quotes";

/** Files of one document, and of one import. */
export const MOST_FILES = 10;
export const MOST_IMPORTED = 20;

/** How far the reading of a file's text has come. empty: it has none that can be read, such as a scan. */
export const READING_CODES = ["waiting", "read", "empty", "refused"] as const;
export type Reading = (typeof READING_CODES)[number];

/** Starts of the reading of one file whose process did not come back, before it is given up. */
export const MOST_DEATHS = 3;

/** Said of a file too long to be read to its end. */
export const CUT = "Este prea lung: s-a citit numai prima parte.";

type ReadFile = { kind: FileKind; reading: Reading; readingNote: string; pages: number };

/** What is known of the text of a file, for those who keep the document. */
export function readingWords({ kind, reading, readingNote, pages }: ReadFile): string {
  switch (reading) {
    case "waiting":
      return "Textul se citește. Până atunci, fișierul se găsește numai după titlu și rezumat.";
    case "read": {
      const found = kind === "pdf" ? `, ${plural(pages, "pagină", "pagini")}` : "";
      return `Se găsește și după cuvintele din el${found}. ${readingNote}`.trim();
    }
    case "empty":
      return "Nu are text care să poată fi citit; pare scanat. Se găsește numai după titlu și rezumat.";
    case "refused":
      return readingNote;
  }
}

/** "Deviz 2026-11-23.xlsx": copies saved on different days stay apart. */
export const datedName = (name: string, day: LocalDate): string => name.replace(/(\.[^.]+)?$/, ` ${day}$1`);

/** "model_de-referat.docx" as a title. */
export function titleOfFile(name: string, longest: number): string {
  const words = name
    .replace(/\.[^.]+$/, "")
    .replace(/[_\s]+/g, " ")
    .trim();
  return [...(words.charAt(0).toLocaleUpperCase("ro") + words.slice(1))].slice(0, longest).join("");
}

/** Where in a file a search found its words; only a PDF has pages. */
export const foundPlace = ({ file, kind, number }: { file: string; kind: FileKind; number: number }): string =>
  kind === "pdf" ? `Găsit în ${quoted(file)}, pagina ${number}` : `Găsit în ${quoted(file)}`;
