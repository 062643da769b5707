import { onlyReadable } from "../language/characters.ts";

/** A stretch of text in one style. */
export type Run = { text: string; bold?: boolean; italic?: boolean };

/** `width` is the share of the table's width, in percent; together they are 100. */
export type PaperColumn = { label: string; width: number; number?: boolean };

export type PaperPart =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; runs: readonly Run[]; mark?: string; depth?: number }
  /** Lines to write on by hand. */
  | { kind: "lines"; count: number }
  | { kind: "table"; columns: readonly PaperColumn[]; rows: readonly (readonly string[])[] }
  | { kind: "signatures"; people: readonly Signer[] };

/** `place`: what the signature means, "Aprobat"; `title`: the function of who signs. */
export type Signer = { place?: string; title: string; name: string | null };

/** What stands above the line for the signature. */
export const signerLines = ({ place, title, name }: Signer): string[] => [
  ...[place ?? "", title].filter((line) => line !== ""),
  name ?? BLANK,
  "Semnătura: ……………",
];

/** What the picture is, for whoever does not see it. */
export const PICTURE_WORDS = "Sigla sau stema instituției";

/** A JPEG in base64; the size in pixels. */
export type Picture = { jpeg: string; width: number; height: number };

/** The size of a picture at the head of a paper, in points. */
export function pictureSize({ width, height }: Picture): { width: number; height: number } {
  const scale = Math.min(MOST_PICTURE.width / width, MOST_PICTURE.height / height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
const MOST_PICTURE = { width: 160, height: 64 };

/** A document on A4, without saying in which format it is written. */
export type Paper = {
  title: string;
  /** Under the title. */
  subtitle: string | null;
  /** Above the head: what whoever works on the paper must know, and takes away before it is signed. */
  cover?: string | null;
  /** A logo or a coat of arms above the head. */
  logo?: Picture | null;
  /** At the head of the first page: who issues it. */
  head: readonly string[];
  /** Under the head: the registration number and the date. */
  registration: string | null;
  parts: readonly PaperPart[];
  /** In small letters at the end. */
  notes: readonly string[];
  /** At the foot of each page, beside its number. */
  foot: string;
};

/** One lying page that names what a person did, and how whoever sees it finds out whether it is true. Only as PDF. */
export type Diploma = {
  kind: "diploma";
  issuer: string;
  title: string;
  /** Above the name. */
  lead: string;
  name: string;
  /** Under the name. */
  under: string;
  /** What the person did, before what it was called. */
  text: string;
  what: string;
  facts: readonly (readonly [label: string, value: string])[];
  check: {
    words: readonly string[];
    /** Printed large after the words. */
    key: string;
    fingerprint: string;
    /** Rows of a QR code: "1" is a dark square. */
    squares: readonly string[];
  };
};

/** Without the characters that XML forbids, which texts stored long ago may have: no program opens a DOCX with one. */
export const readable = <Source>(source: Source): Source =>
  JSON.parse(JSON.stringify(source), (_, value: unknown) => (typeof value === "string" ? onlyReadable(value) : value));

export const PAPER_FORMATS = ["docx", "pdf"] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

type SignedEnd = { before: readonly PaperPart[]; kept: readonly PaperPart[]; signatures: PaperPart | null };

/** The signatures that end the parts, and `kept` on their page: the part before them, with its heading. */
export function signedEnd(parts: readonly PaperPart[]): SignedEnd {
  const signatures = parts.at(-1) ?? null;
  if (signatures?.kind !== "signatures") return { before: parts, kept: [], signatures: null };
  const rest = parts.slice(0, -1);
  let first = Math.max(0, rest.length - 1);
  if (rest[first]?.kind === "lines") first -= 1; // what they are for
  if (rest[first - 1]?.kind === "heading") first -= 1;
  return { before: rest.slice(0, first), kept: rest.slice(first), signatures };
}

/** Where something is filled in by hand. */
export const BLANK = "…………………………";

/** A paragraph in one style. */
export const paragraph = (text: string, style: Omit<Run, "text"> = {}): PaperPart => ({
  kind: "paragraph",
  runs: [{ text, ...style }],
});
