import { convertToHtml } from "mammoth";
import { withoutInvisible, withRomanianLetters } from "../../../platform/language/characters.ts";
import {
  type DocumentText,
  LONGEST_PAGE,
  LONGEST_PART,
  MOST_CHARACTERS,
  MOST_PAGES,
  type ReadableKind,
  type TextProblem,
} from "../rules/document-text.ts";
import { decoded, slicesOf, type Tag, tagsIn, tagsNamed, Unfit } from "./markup.server.ts";
import { contentsOf, type Entry, entriesOf } from "./zip.server.ts";

/** In milliseconds of CPU time: what is read until then is kept. */
const ENOUGH_CPU_MS = 30_000;
const MOST_ENTRIES = 5_000;
/** In bytes, of the texts of a DOCX together: its reader makes a tree of them, twenty times as large. */
const MOST_TREE = 8 * 1024 * 1024;
/** In bytes, of one sheet, or of the texts that all sheets share. */
const MOST_SHEET = 48 * 1024 * 1024;

class Unreadable extends Error {
  readonly problem: TextProblem;
  constructor(problem: TextProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Reads the text of a document. It may take all the time and memory that it gets, so it runs in a process of its own. */
export async function documentText(kind: ReadableKind, bytes: Buffer): Promise<DocumentText | TextProblem> {
  try {
    switch (kind) {
      case "pdf":
        return await pdfText(bytes);
      case "docx":
        return await wordText(bytes);
      default:
        return await sheetText(bytes, kind);
    }
  } catch (error) {
    if (error instanceof Unreadable) return error.problem;
    if (error instanceof Unfit) return error.problem === "heavy" ? "heavy" : "broken";
    return (error as Error).name === "PasswordException" ? "locked" : "broken";
  }
}

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

async function wordText(bytes: Buffer): Promise<DocumentText> {
  let left = MOST_TREE;
  let isCounted = true;
  for (const entry of entriesOf(bytes, MOST_ENTRIES)) {
    if (!/\.(xml|rels)$/i.test(entry.name)) continue;
    const contents = await contentsOf(bytes, entry, left); // the declared size may be a lie
    if (contents === null) throw new Unreadable("heavy");
    left -= contents.length;
    if (/^word\/numbering\.xml$/i.test(entry.name)) isCounted = await countsPlainly(contents);
  }
  const parts = new Parts();
  const transformDocument = (tree: TreeNode): TreeNode => {
    for (const line of linesOf(tree, isCounted ? new Map() : null)) parts.add(line);
    return { ...tree, children: [] }; // only its tree is wanted, which the reader gives no other way
  };
  await convertToHtml({ buffer: bytes }, { transformDocument, includeEmbeddedStyleMap: false });
  return parts.text();
}

const OF_LISTS = tagsNamed("lvl", "start", "numfmt", "lvltext", "startoverride");

/**
 * Whether the outer numbers of all lists are 1, 2, 3 to the end of the list. The tree says only that a paragraph is numbered,
 * and a wrong number is worse than none.
 */
async function countsPlainly(numbering: Buffer): Promise<boolean> {
  let isOuter = false;
  let isNumber = false;
  for await (const slice of slicesOf(numbering))
    for (const { name, closing, attributes } of tagsIn(slice, OF_LISTS)) {
      if (closing) continue;
      const value = /\bval\s*=\s*["']([^"']*)/.exec(attributes)?.[1] ?? "";
      if (name === "lvl") isOuter = /\bilvl\s*=\s*["']0["']/.test(attributes);
      if (name === "numfmt") isNumber = value === "decimal";
      if (name === "startoverride") return false;
      if (!isOuter) continue;
      if (name === "start" && value !== "1") return false;
      if (name === "numfmt" && !isNumber && value !== "bullet") return false;
      if (name === "lvltext" && isNumber && !/^%1[.)]?$/.test(value)) return false;
    }
  return true;
}

/** A part of the tree that `mammoth` makes of a document. */
type TreeNode = {
  type: string;
  value?: string;
  children?: TreeNode[];
  isStrikethrough?: boolean;
  /** The same object for all paragraphs of a list. */
  numbering?: { isOrdered: boolean; level: string } | null;
};

/** The lines of all paragraphs, with the numbers that are counted; without what was struck out. */
function linesOf(node: TreeNode, counted: Map<object, number> | null): string[] {
  if (node.type !== "paragraph") return (node.children ?? []).flatMap((child) => linesOf(child, counted));
  const { numbering } = node;
  if (!counted || !numbering?.isOrdered || numbering.level !== "0") return saidIn(node).split("\n");
  const number = (counted.get(numbering) ?? 0) + 1;
  counted.set(numbering, number);
  const words = saidIn(node).trim();
  return words === "" ? [] : `${number}. ${words}`.split("\n");
}

function saidIn({ type, value = "", children = [], isStrikethrough }: TreeNode): string {
  if (type === "tab") return "\t";
  if (type === "break") return "\n";
  if (isStrikethrough) return "";
  return value + children.map(saidIn).join("") + (type === "paragraph" ? "\n" : "");
}

/** The rows of all sheets, each on a line with " | " between its cells. */
async function sheetText(bytes: Buffer, kind: "xlsx" | "ods"): Promise<DocumentText> {
  const entries = entriesOf(bytes, MOST_ENTRIES);
  const named = (pattern: RegExp) => entries.filter(({ name }) => pattern.test(name));
  const parts = new Parts();
  if (kind === "ods") await readRows(await inflated(bytes, named(/^content\.xml$/i)[0]), [], parts);
  else {
    const sheets = named(/^xl\/worksheets\/[^/]+\.xml$/i).sort(byNumber);
    if (sheets.length === 0) throw new Unreadable("broken");
    const shared = await sharedTexts(bytes, named(/^xl\/sharedstrings\.xml$/i)[0]);
    for (const sheet of sheets) {
      if (parts.isFull) break;
      await readRows(await inflated(bytes, sheet), shared, parts);
    }
  }
  return parts.text();
}

const byNumber = (one: Entry, other: Entry): number => one.name.localeCompare(other.name, "en", { numeric: true });

async function inflated(bytes: Buffer, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) throw new Unreadable("broken");
  if (entry.size > MOST_SHEET) throw new Unreadable("heavy");
  const contents = await contentsOf(bytes, entry, MOST_SHEET);
  if (contents === null) throw new Unreadable("broken");
  return contents;
}

const ANY = tagsNamed("[\\w.-]+");

async function sharedTexts(bytes: Buffer, entry: Entry | undefined): Promise<string[]> {
  if (!entry) return [];
  const texts: string[] = [];
  let length = 0;
  let isSaid = false;
  for await (const slice of slicesOf(await inflated(bytes, entry))) {
    for (const { name, closing, text } of tagsIn(slice, ANY)) {
      if (name === "si" && !closing) texts.push("");
      if (name !== "") isSaid = name === "t" && !closing;
      if (!isSaid || text === "" || length > MOST_CHARACTERS) continue;
      texts.push((texts.pop() ?? "") + decoded(text));
      length += text.length;
    }
  }
  return texts;
}

/** Elements whose text a reader sees: values, texts in their place (Excel) and paragraphs (OpenDocument). */
const SAID = new Set(["v", "t", "p", "span", "a", "s"]);

async function readRows(contents: Buffer, shared: readonly string[], parts: Parts): Promise<void> {
  let row: string[] = [];
  let cell = "";
  let isShared = false;
  let last: Pick<Tag, "name" | "closing"> = { name: "", closing: false };
  for await (const slice of slicesOf(contents)) {
    if (parts.isFull) return;
    for (const { name, closing, attributes, text } of tagsIn(slice, ANY)) {
      if (name !== "") last = { name, closing };
      if (name === "c" || name === "table-cell") {
        if (cell.trim() !== "") row.push(cell.trim());
        cell = "";
        isShared = /\bt\s*=\s*["']s["']/.test(attributes);
      } else if (closing && (name === "row" || name === "table-row")) {
        if (row.length > 0) parts.add(row.join(" | "));
        row = [];
      } else if (text !== "" && SAID.has(last.name) && !(last.closing && last.name === "v"))
        cell = last.name === "v" && isShared ? (shared[Number(text)] ?? "") : cell + decoded(text);
    }
  }
}

/** Lines put together to parts of about `LONGEST_PART` characters. */
class Parts {
  private readonly pages: string[] = [];
  private lines = "";
  private length = 0;
  private left = false;

  get isFull(): boolean {
    return this.left;
  }

  add(line: string): void {
    if (this.length >= MOST_CHARACTERS) this.left = true;
    if (this.left) return;
    for (let at = 0; at < line.length; at += LONGEST_PART) {
      const piece = line.slice(at, at + LONGEST_PART);
      if (this.lines.length + piece.length > LONGEST_PART) this.close();
      this.lines += `${piece}\n`;
      this.length += piece.length;
    }
  }

  text(): DocumentText {
    this.close();
    return { pages: this.pages, cut: this.left };
  }

  private close(): void {
    const text = tidy(this.lines);
    if (text !== "") this.pages.push(text);
    this.lines = "";
  }
}

/** One blank between words, no empty lines, and only characters that are read. */
const tidy = (text: string): string =>
  withRomanianLetters(withoutInvisible(text, " "))
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n[\s]*/g, "\n")
    .trim();
