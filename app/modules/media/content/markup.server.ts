import { setImmediate as pause } from "node:timers/promises";
import type { ContentProblem } from "../rules/attachment";

const SLICE = 64 * 1024;
/** In bytes, of an element with the text after it. */
const LONGEST_RUN = 8 * 1024 * 1024;
/** In bytes, of a comment, an instruction, a CDATA section, and of a part in UTF-16. */
const LONGEST_SECTION = 1024 * 1024;
/** In characters, of the attributes of an element. */
const LONGEST_ATTRIBUTES = 1024 * 1024;

/** Thrown for markup that is too long for any document, or that readers may understand differently. */
export class Unfit extends Error {
  readonly problem: Extract<ContentProblem, "kind" | "heavy">;
  constructor(problem: Unfit["problem"]) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * The markup of a part in slices, between which other requests are answered: without comments and instructions, and with
 * CDATA as text. A slice ends before a "<", which stands nowhere inside an element, so that no element is cut in two.
 */
export async function* slicesOf(part: Buffer): AsyncGenerator<string> {
  const contents = inUtf8(part);
  for (let from = 0; from < contents.length; ) {
    const to = endOfSlice(contents, from);
    let at = from;
    for (const { index } of contents.toString("latin1", from, to).matchAll(/<[!?]/g)) {
      if (from + index < at) continue; // inside the section before
      if (from + index > at) yield contents.toString("utf8", at, from + index);
      const section = sectionAt(contents, from + index);
      if (section.text !== "") yield section.text;
      at = section.end;
    }
    if (at < to) yield contents.toString("utf8", at, to);
    from = Math.max(at, to);
    await pause();
  }
}

function inUtf8(part: Buffer): Buffer {
  const [first = 0, second = 0] = part;
  const isLittle = first === 0xff || (first === 0x3c && second === 0);
  if (isLittle || first === 0xfe || (first === 0 && second === 0x3c)) {
    if (part.length > LONGEST_SECTION) throw new Unfit("heavy");
    const even = Buffer.from(part.subarray(0, part.length - (part.length % 2)));
    return Buffer.from((isLittle ? even : even.swap16()).toString("utf16le"));
  }
  if (part.includes(0)) throw new Unfit("kind");
  return part;
}

const OPENING = 0x3c;

function endOfSlice(contents: Buffer, from: number): number {
  if (from + SLICE >= contents.length) return contents.length;
  const last = contents.lastIndexOf(OPENING, from + SLICE);
  if (last > from) return last;
  const next = contents.subarray(from + 1, from + LONGEST_RUN).indexOf(OPENING);
  if (next !== -1) return from + 1 + next;
  if (contents.length - from > LONGEST_RUN) throw new Unfit("heavy");
  return contents.length;
}

const SECTIONS = [
  { begins: "<!--", ends: "-->" },
  { begins: "<![CDATA[", ends: "]]>" },
  { begins: "<?", ends: "?>" },
  { begins: "<!DOCTYPE", ends: ">" },
] as const;

/** What begins with "<!" or "<?": where it ends, and the text that it adds. */
function sectionAt(contents: Buffer, at: number): { end: number; text: string } {
  const begins = contents.toString("latin1", at, at + 10);
  const section = SECTIONS.find((one) => begins.startsWith(one.begins));
  if (!section) throw new Unfit("kind");
  const start = at + section.begins.length;
  const length = contents.subarray(start, start + LONGEST_SECTION).indexOf(section.ends);
  if (length === -1) throw new Unfit(contents.length - start > LONGEST_SECTION ? "heavy" : "kind");
  const end = start + length + section.ends.length;
  const inside = () => contents.toString("utf8", start, start + length);
  if (section.begins === "<![CDATA[") return { end, text: inside().replaceAll("&", "&amp;").replaceAll("<", "&lt;") };
  // entities of its own, and letters that only some readers know
  if (section.begins === "<!DOCTYPE" && inside().includes("[")) throw new Unfit("kind");
  if (section.begins === "<?" && !isPlainDeclaration(inside())) throw new Unfit("kind");
  return { end, text: "" };
}

/** Whether the letters that markup consists of are those of ASCII in the encoding that is declared, if one is. */
function isPlainDeclaration(instruction: string): boolean {
  const encoding = /^xml\s.*?\bencoding\s*=\s*["']([^"']*)/s.exec(instruction)?.[1];
  return encoding === undefined || /^(utf-?(8|16)|us-ascii|iso-8859-\d+|windows-125\d)$/i.test(encoding);
}

/** A tag: its name without prefix and its attributes, and the text after it up to the next one that is looked for. */
export type Tag = { name: string; closing: boolean; attributes: string; text: string };

/** Pattern of the tags with these names, under any prefix. */
export const tagsNamed = (...names: string[]): RegExp =>
  new RegExp(`<(/?)(?:[^\\s<>/:"'=]+:)?(${names.join("|")})(?=[\\s/>])`, "gi");

/**
 * The tags of a slice that match a pattern of `tagsNamed`, names in lower case. What stands before the first one, and
 * belongs to the last tag of the slice before, comes under an empty name.
 */
export function* tagsIn(slice: string, pattern: RegExp): Generator<Tag> {
  let last: Omit<Tag, "text"> = { name: "", closing: false, attributes: "" };
  let textFrom = 0;
  for (const { 0: begins, 1: slash, 2: name = "", index } of slice.matchAll(pattern)) {
    const end = endOfTag(slice, index + begins.length);
    if (end === null || index < textFrom) continue;
    yield { ...last, text: plainText(slice.slice(textFrom, index)) };
    last = { name: name.toLowerCase(), closing: slash === "/", attributes: slice.slice(index + begins.length, end) };
    textFrom = end + 1;
  }
  yield { ...last, text: plainText(slice.slice(textFrom)) };
}

const plainText = (text: string): string => (text.includes("<") ? text.replace(/<[^<>]*>/g, "") : text);

/** Where the ">" stands that ends a tag; null when the tag is broken. A ">" may stand between quotes. */
function endOfTag(slice: string, from: number): number | null {
  const next = slice.indexOf("<", from);
  const rest = slice.slice(from, next === -1 ? slice.length : next); // no tag goes on after a "<"
  const mark = /["'>]/g;
  for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
    if (found[0] === ">") {
      if (found.index > LONGEST_ATTRIBUTES) throw new Unfit("heavy");
      return from + found.index;
    }
    const closing = rest.indexOf(found[0], found.index + 1);
    if (closing === -1) return null;
    mark.lastIndex = closing + 1;
  }
  return null;
}

const ATTRIBUTE = /(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** In characters. */
const LONGEST_VALUE = 32 * 1024;

const MOST_ATTRIBUTES = 1_000;

/** Attributes by their whole names in lower case, values decoded. */
export function attributesIn(attributes: string): Map<string, string> {
  const found = new Map<string, string>();
  let count = 0; // of those that repeat a name as well
  for (const [, name = "", double, single] of attributes.matchAll(ATTRIBUTE)) {
    count += 1;
    if (count > MOST_ATTRIBUTES) throw new Unfit("heavy");
    found.set(name.toLowerCase(), decoded((double ?? single ?? "").slice(0, LONGEST_VALUE)));
  }
  return found;
}

/** The values of all attributes that have this name under some prefix: any of them may be the one that a reader takes. */
export const valuesOf = ({ attributes }: Tag, name: string): string[] =>
  [...attributesIn(attributes)].flatMap(([whole, value]) =>
    whole === name || whole.endsWith(`:${name}`) ? value : [],
  );

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text or value as a reader takes it. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#x0*([\da-f]{1,6})|#0*(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** In characters: enough for what stands before the first element. */
const LONGEST_BEGINNING = 4096;

/**
 * The name of the first element of a part that begins with these bytes, or of its document type, in lower case and without
 * its prefix. An empty text when the beginning shows none, null when the part is not markup.
 */
export function rootIn(beginning: Buffer): string | null {
  const text = beginning.toString("latin1", 0, LONGEST_BEGINNING).replace(/^(ï»¿|ÿþ|þÿ)|\0/g, "");
  let rest = text.trimStart();
  if (rest !== "" && !rest.startsWith("<")) return null;
  for (const section of [SECTIONS[2], SECTIONS[0]].flatMap((one) => [one, one])) {
    if (!rest.startsWith(section.begins)) continue;
    const end = rest.indexOf(section.ends);
    rest = end === -1 ? "" : rest.slice(end + section.ends.length).trimStart();
  }
  return /^<(?:!DOCTYPE\s+)?(?:[^\s<>/:"'=!?]+:)?([\w.-]+)[\s/>]/i.exec(rest)?.[1]?.toLowerCase() ?? "";
}
