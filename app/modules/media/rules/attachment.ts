import { noRoomSentence, tooLargeSentence } from "~/platform/form/large-files";
import { quoted } from "~/platform/language/quotes";
import { tidyLine, withoutEnds } from "~/platform/language/text";
import { heicSentence } from "./image-upload";

/** Accepted kinds of documents, recognised by the content, whatever the name says. */
export const FILE_KINDS = {
  pdf: { label: "PDF", type: "application/pdf" },
  doc: { label: "DOC", type: "application/msword" },
  docx: { label: "DOCX", type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document" },
  xlsx: { label: "XLSX", type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
  xls: { label: "XLS", type: "application/vnd.ms-excel" },
  ods: { label: "ODS", type: "application/vnd.oasis.opendocument.spreadsheet" },
  jpg: { label: "JPEG", type: "image/jpeg" },
  png: { label: "PNG", type: "image/png" },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** What is sent between an authority and a firm: documents, price tables, scans and photographs. */
const EXCHANGED = ["pdf", "doc", "docx", "xlsx", "ods", "jpg", "png"] as const;

/** Accepted kinds, by the purpose of the file. */
const PURPOSES = {
  "registration-uat": ["pdf", "doc", "docx"],
  "registration-firma": ["pdf"],
  request: EXCHANGED,
  response: EXCHANGED,
  message: EXCHANGED,
  /** Of a document of the library. */
  resource: ["pdf", "doc", "docx", "xls", "xlsx", "ods"],
  paper: ["docx", "pdf"],
  /** That an announcement was published or an invitation sent. */
  "paper-proof": ["pdf", "jpg", "png"],
} as const satisfies Record<string, readonly FileKind[]>;
export type Purpose = keyof typeof PURPOSES;

/** The platform writes these itself, within bounds of their own: they take nothing of an organisation's room. */
export const OUTSIDE_QUOTA: Purpose = "paper";

const MOST_MEGABYTES = 10;
export const MOST_BYTES = MOST_MEGABYTES * 1024 * 1024;

/** In milliseconds: a file that is not attached to anything is deleted after this time. */
export const KEPT_UNATTACHED = 24 * 3_600_000;

export const acceptsKind = (purpose: Purpose, kind: FileKind): boolean =>
  (PURPOSES[purpose] as readonly FileKind[]).includes(kind);

/** What a file field says and checks: the `accept` of its input, ".pdf,.doc,.docx", and "PDF, DOC sau DOCX, cel mult 10 MB". */
export const fileLimits = (purpose: Purpose) => ({
  accept: PURPOSES[purpose].map((kind) => (kind === "jpg" ? ".jpg,.jpeg" : `.${kind}`)).join(","),
  hint: `${kindsOf(purpose)}, cel mult ${MOST_MEGABYTES} MB`,
  mostBytes: MOST_BYTES,
});

/**
 * Why a document is refused. macros: Office would run code. active: a PDF that runs a script or starts a program.
 * opens: a PDF that opens an address or another file by itself. attached: a PDF with programs among its attached files.
 * external: Office would load something from elsewhere. password: it opens with a password. locked: encrypted, so it
 * cannot be checked. heavy: too large when unpacked. pixels: a picture too large when unpacked. broken: a picture that
 * breaks off. rtf, odt, xls, presentation, heic: a kind that is not accepted, and is told by its name. kind: any other.
 */
export type ContentProblem =
  | "rtf"
  | "odt"
  | "xls"
  | "presentation"
  | "heic"
  | "kind"
  | "macros"
  | "active"
  | "opens"
  | "attached"
  | "external"
  | "password"
  | "locked"
  | "heavy"
  | "pixels"
  | "broken";
/** Why a file is refused; room: the other files of its form left none. */
export type FileProblem = ContentProblem | "empty" | "size" | "room" | "lost" | "many" | "away" | "full";

export const sizeSentence = (problem: "size" | "room", file: { name: string; size: number }): string =>
  problem === "size" ? tooLargeSentence(file, MOST_BYTES) : noRoomSentence(file);

export function fileSentence(problem: Exclude<FileProblem, "size" | "room">, purpose: Purpose): string {
  const sentences: Record<typeof problem, string> = {
    empty: "Fișierul ales este gol. Alegeți alt fișier",
    rtf: `Fișierul este RTF, orice nume ar avea. ${saveAs(purpose, "docx")}`,
    odt: `Fișierul este un text ODT (LibreOffice). ${saveAs(purpose, "docx")}`,
    xls: `Fișierul este un XLS ${acceptsKind(purpose, "xls") ? "deteriorat sau mai vechi decât Excel 97" : "(Excel vechi)"}. ${saveAs(purpose, "xlsx")}`,
    presentation: `Fișierul este o prezentare. ${saveAs(purpose, "pdf")}`,
    heic: heicSentence(acceptsKind(purpose, "jpg") ? "JPEG" : "PDF"),
    kind: `Conținutul fișierului nu este ${kindsOf(purpose)}. Alegeți un fișier de acest fel`,
    macros: "Documentul conține macrocomenzi. Salvați-l fără ele sau ca PDF, apoi alegeți-l din nou",
    active: "PDF-ul conține programe care pornesc singure (JavaScript). Tipăriți-l ca PDF nou, apoi alegeți-l pe acela",
    opens:
      "PDF-ul deschide automat o adresă, un formular sau alt fișier. Tipăriți-l ca PDF nou, apoi alegeți-l pe acela",
    attached:
      "PDF-ul are în el fișiere care nu pot fi verificate. Tipăriți-l ca PDF nou sau trimiteți-le separat, apoi alegeți-l",
    external: "Documentul încarcă ceva din altă parte când este deschis. Salvați-l ca PDF, apoi alegeți-l din nou",
    password: "Fișierul este protejat cu parolă. Salvați-l fără parolă, apoi alegeți-l din nou",
    locked: "Documentul este protejat și nu poate fi verificat. Salvați-l fără protecție, apoi alegeți-l din nou",
    heavy: "Documentul despachetat este prea mare. Salvați-l ca PDF, apoi alegeți-l din nou",
    pixels: "Imaginea este prea mare după despachetare. Micșorați-o, apoi alegeți-o din nou",
    broken: "Imaginea nu poate fi citită până la capăt. Alegeți fișierul original",
    away: "Fișierele nu pot fi păstrate acum. Încercați din nou peste câteva minute",
    full: "Platforma nu mai are loc pentru fișiere. Încercați din nou mai târziu",
    lost: "Fișierul trimis mai devreme nu mai este păstrat. Alegeți-l din nou",
    many: "Ați ales prea multe fișiere. Păstrați-le pe cele mai importante",
  };
  return sentences[problem];
}

/** "Salvați-l ca DOCX sau PDF, apoi alegeți-l din nou": as a kind of the same use, where it is accepted. */
const saveAs = (purpose: Purpose, kind: FileKind): string => {
  const kinds = [...new Set([kind, "pdf" as const])].filter((one) => acceptsKind(purpose, one));
  return `Salvați-l ca ${kinds.map((one) => FILE_KINDS[one].label).join(" sau ")}, apoi alegeți-l din nou`;
};

const LONGEST_STEM = 100;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const UNFIT = /[\u0000-\u001f\u007f<>:"|?*]/g;

/** The displayed name: the last part of the sent path, without unsafe characters, with the extension of its content. */
export function fileName(sent: string, kind: FileKind): string {
  const last = tidyLine(sent.replace(UNFIT, " ")).split(/[/\\]/).at(-1) ?? "";
  const stem = [...last.replace(/\.[a-z0-9]{1,8}$/i, "")].slice(0, LONGEST_STEM).join("");
  const bare = withoutEnds(stem, " .");
  return `${bare || "document"}.${kind}`;
}

/** The name of a refused file, as it was sent: its last part, cut. */
export const shownName = (sent: string): string => {
  const last = tidyLine(sent.replace(UNFIT, " ")).split(/[/\\]/).at(-1) ?? "";
  const letters = [...last];
  return letters.length > LONGEST_STEM ? `${letters.slice(0, LONGEST_STEM).join("")}…` : last;
};

/** What is said of refused files: each sentence once, after the names of its files, which some have in themselves. */
export function refusedSentence(refused: readonly { name: string; sentence: string }[]): string | null {
  const names = new Map<string, string[]>();
  for (const { name, sentence } of refused) {
    const isNamed = name === "" || sentence.includes(name);
    names.set(sentence, [...(names.get(sentence) ?? []), ...(isNamed ? [] : [quoted(name)])]);
  }
  const said = [...names].map(([sentence, files]) =>
    files.length > 0 ? `${files.join(", ")}: ${sentence}` : sentence,
  );
  return said.length > 0 ? said.join(". ") : null;
}

type Stored = { name: string; sha256: string };

/** Without the files that are there already, chosen once more: by name and content. */
export const notAmong = <File extends Stored>(added: readonly File[], had: readonly Stored[]): File[] =>
  added.filter(({ name, sha256 }) => !had.some((one) => one.name === name && one.sha256 === sha256));

function kindsOf(purpose: Purpose): string {
  const labels = PURPOSES[purpose].map((kind) => FILE_KINDS[kind].label);
  const last = labels.at(-1) ?? "";
  return labels.length > 1 ? `${labels.slice(0, -1).join(", ")} sau ${last}` : last;
}
