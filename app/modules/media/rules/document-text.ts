import type { FileKind } from "./attachment";

/** Kinds whose text can be read. Old DOC is not among them: nobody reads its format well enough. */
const READABLE = ["pdf", "docx", "xlsx", "ods", "xls"] as const;
export type ReadableKind = (typeof READABLE)[number];

export const isReadable = (kind: FileKind): kind is ReadableKind => (READABLE as readonly FileKind[]).includes(kind);

/**
 * The release of what reads each kind: raised when files read before it are to be read again, since more or other words are
 * found.
 */
export const READERS: Readonly<Record<ReadableKind, number>> = { pdf: 1, docx: 2, xlsx: 2, ods: 3, xls: 2 };

export const MOST_PAGES = 500;
/** In characters, of all pages together. */
export const MOST_CHARACTERS = 2_000_000;
/** In characters, of one page of a PDF. */
export const LONGEST_PAGE = 40_000;
/** In characters: other documents have no pages and are read in parts of this length. */
export const LONGEST_PART = 4_000;

/** The text of a document: pages of a PDF, parts of any other. `cut`: it goes on after them. */
export type DocumentText = { pages: string[]; cut: boolean };

/** Why no text was read. heavy: it asked for too much memory or time. */
export type TextProblem = "locked" | "broken" | "heavy";

export const TEXT_PROBLEMS: Readonly<Record<TextProblem | "doc" | "died", string>> = {
  locked: "Fișierul este protejat cu parolă, iar textul lui nu poate fi citit. Încărcați-l fără parolă.",
  broken:
    "Conținutul fișierului este deteriorat, iar textul lui nu poate fi citit. Salvați-l din nou, apoi încărcați-l.",
  heavy: "Citirea textului cere prea multă memorie sau prea mult timp. Împărțiți fișierul, apoi încărcați părțile.",
  doc: "Textul unui DOC nu poate fi citit. Salvați-l ca DOCX sau PDF, apoi încărcați-l.",
  died: "Citirea textului s-a oprit de trei ori și nu se mai încearcă. Salvați fișierul ca PDF sau împărțiți-l, apoi încărcați-l din nou.",
};
