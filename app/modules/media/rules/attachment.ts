import { tidyLine } from "~/platform/language/text";

/** The kinds of documents that are taken in. The kind is what the bytes are, whatever the name says. */
export const FILE_KINDS = {
  pdf: { label: "PDF", type: "application/pdf" },
  doc: { label: "DOC", type: "application/msword" },
  docx: { label: "DOCX", type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** What a file is for decides which kinds it may be. */
const PURPOSES = {
  "registration-uat": ["pdf", "doc", "docx"],
  "registration-firma": ["pdf"],
  request: ["pdf", "doc", "docx"],
  response: ["pdf", "doc", "docx"],
  message: ["pdf", "doc", "docx"],
} as const satisfies Record<string, readonly FileKind[]>;
export type Purpose = keyof typeof PURPOSES;

const MOST_MEGABYTES = 10;
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** A file that nobody attached to anything is removed this long after it came. */
export const KEPT_UNATTACHED = 24 * 3_600_000;

export const acceptsKind = (purpose: Purpose, kind: FileKind): boolean =>
  (PURPOSES[purpose] as readonly FileKind[]).includes(kind);

/** For the `accept` of a file input: ".pdf,.doc,.docx". */
export const acceptOf = (purpose: Purpose): string => PURPOSES[purpose].map((kind) => `.${kind}`).join(",");

/** Said before choosing: "PDF, DOC sau DOCX, cel mult 10 MB". */
export const fileHint = (purpose: Purpose): string => `${kindsOf(purpose)}, cel mult ${MOST_MEGABYTES} MB`;

/**
 * Why a document is not taken in. macros: Word would run code. active: a PDF that runs a script or starts a program.
 * external: Word would load something from elsewhere by itself. locked: encrypted so that nobody can see what it does.
 * heavy: unpacked, it is more than any document is. kind: none of our documents.
 */
export type ContentProblem = "kind" | "macros" | "active" | "external" | "locked" | "heavy";
/** Why a file was not taken in. */
export type FileProblem = ContentProblem | "empty" | "size" | "lost" | "many" | "away" | "full";

export function fileSentence(problem: FileProblem, purpose: Purpose): string {
  const sentences: Record<FileProblem, string> = {
    empty: "Fișierul ales este gol. Alegeți alt fișier",
    size: `Fișierul are mai mult de ${MOST_MEGABYTES} MB. Alegeți unul mai mic`,
    kind: `Conținutul fișierului nu este ${kindsOf(purpose)}. Alegeți un fișier de acest fel`,
    macros: "Documentul conține macrocomenzi. Salvați-l fără ele sau ca PDF, apoi alegeți-l din nou",
    active: "PDF-ul conține programe care pornesc singure (JavaScript). Tipăriți-l ca PDF nou, apoi alegeți-l pe acela",
    external: "Documentul încarcă ceva din altă parte când este deschis. Salvați-l ca PDF, apoi alegeți-l din nou",
    locked: "PDF-ul este protejat și nu poate fi verificat. Salvați-l fără protecție, apoi alegeți-l din nou",
    heavy: "Documentul despachetat este prea mare. Salvați-l ca PDF, apoi alegeți-l din nou",
    away: "Fișierele nu pot fi păstrate acum. Încercați din nou peste câteva minute",
    full: "Platforma nu mai are loc pentru fișiere. Încercați din nou mai târziu",
    lost: "Fișierul trimis mai devreme nu mai este păstrat. Alegeți-l din nou",
    many: "Ați ales prea multe fișiere. Păstrați-le pe cele mai importante",
  };
  return sentences[problem];
}

const LONGEST_STEM = 100;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const UNFIT = /[\u0000-\u001f\u007f<>:"|?*]/g;

/** The name that people see: the last part of what was sent, without path or marks, its ending taken from the content. */
export function fileName(sent: string, kind: FileKind): string {
  const last = tidyLine(sent.replace(UNFIT, " ")).split(/[/\\]/).at(-1) ?? "";
  const stem = [...last.replace(/\.[a-z0-9]{1,8}$/i, "")].slice(0, LONGEST_STEM).join("");
  const bare = stem.replace(/^[.\s]+|[.\s]+$/g, "");
  return `${bare || "document"}.${kind}`;
}

function kindsOf(purpose: Purpose): string {
  const labels = PURPOSES[purpose].map((kind) => FILE_KINDS[kind].label);
  const last = labels.at(-1) ?? "";
  return labels.length > 1 ? `${labels.slice(0, -1).join(", ")} sau ${last}` : last;
}
