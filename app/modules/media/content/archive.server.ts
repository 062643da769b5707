import { setImmediate as pause } from "node:timers/promises";
import type { ContentProblem } from "../rules/attachment";
import { contentsOf, type Entry, entriesOf } from "./zip.server.ts";

const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_ENTRIES = 5_000;
/** In bytes, of all parts that are read together. */
const MOST_READ = 64 * 1024 * 1024;
const MOST_PARTS_READ = 200;
/** A path that would be unpacked outside the target folder. */
const OUTSIDE = /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i;

/** A document that is an archive of parts, with the names of its parts in lower case. */
export type Archive = { bytes: Buffer; parts: ReadonlyMap<string, Entry> };

/** The parts of an archive; a problem when it is no archive, may harm who unpacks it, or names a part twice. */
export function archiveIn(bytes: Buffer): Archive | ContentProblem {
  const entries = entriesOf(bytes, MOST_ENTRIES);
  const parts = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  if (entries.some(({ name }) => OUTSIDE.test(name)) || parts.size < entries.length) return "kind";
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  return unpacked > MOST_UNPACKED || entries.length > MOST_ENTRIES ? "heavy" : { bytes, parts };
}

/**
 * Asks `problemOf` about the texts of these parts, in turn. A part may have `most` bytes; other encodings and entities,
 * which no writer of documents produces and readers may interpret differently, are refused.
 */
export async function problemIn(
  { bytes, parts }: Archive,
  names: readonly string[],
  { most, problemOf }: { most: number; problemOf: (text: string, name: string) => ContentProblem | null },
): Promise<ContentProblem | null> {
  const asked = [...parts].filter(([name]) => names.includes(name));
  const size = asked.reduce((sum, [, entry]) => sum + entry.size, 0);
  if (asked.length > MOST_PARTS_READ || size > MOST_READ) return "heavy";
  for (const [name, entry] of asked) {
    const contents = await contentsOf(bytes, entry, most);
    if (!contents || contents.includes(0) || contents.includes("<!")) return "kind";
    for await (const text of slicesOf(contents)) {
      const problem = problemOf(text, name);
      if (problem) return problem;
    }
  }
  return null;
}

const SLICE = 256 * 1024;

/** Slices that end before a "<", which stands nowhere inside an element, so that no element is cut in two. */
export async function* slicesOf(contents: Buffer): AsyncGenerator<string> {
  for (let at = 0; at < contents.length; ) {
    const next = contents.indexOf("<", at + SLICE);
    const end = at + SLICE >= contents.length || next === -1 ? contents.length : next;
    yield contents.toString("utf8", at, end);
    at = end;
    await pause();
  }
}

/** An element: its name without prefix, in lower case, and its attributes by their whole names. */
type Element = { name: string; attributes: ReadonlyMap<string, string> };

const ELEMENT = /<(?:[\w.-]+:)?([\w.-]+)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The elements of a text; names of attributes in lower case, values decoded. */
export function* elementsIn(text: string): Generator<Element> {
  for (const [, name = "", attributes = ""] of text.matchAll(ELEMENT)) {
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, attribute = "", double, single]): [string, string] => [
      attribute.toLowerCase(),
      decoded(double ?? single ?? ""),
    ]);
    yield { name: name.toLowerCase(), attributes: new Map(pairs) };
  }
}

/** The values of all attributes that have this name under some prefix: any of them may be the one that a reader takes. */
export const valuesOf = ({ attributes }: Element, name: string): string[] =>
  [...attributes].flatMap(([whole, value]) => (whole === name || whole.endsWith(`:${name}`) ? value : []));

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** A text or value as a reader takes it. */
export const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name] ?? whole;
    const code = Number.parseInt(hex ?? decimal, hex ? 16 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** In bytes, of one part with the sheets or the texts of a large document. */
export const MOST_TEXT = 48 * 1024 * 1024;

/** A formula that reads another file or a program, or asks the network. */
const FORMULA_OUTSIDE = /\b(webservice|image|dde|rtd)\s*\(|['"]\s*(file|https?|ftp|smb|vnd\.[\w.-]+):/i;
/** The address of a link, which only a click opens. */
const LINK = /\bhyperlink\s*\(\s*"[^"]*"/gi;
export const readsOutside = (formula: string): boolean => FORMULA_OUTSIDE.test(formula.replace(LINK, ""));

/** Whether an address leads out of the document. */
export const leadsOutside = (address: string): boolean => /^\s*([a-z][a-z\d+.-]+:|[/\\]{2}|\.\.[/\\])/i.test(address);
