import { setImmediate as pause } from "node:timers/promises";
import type { ContentProblem } from "../rules/attachment";
import { rootIn, slicesOf, Unfit } from "./markup.server";
import { beginningOf, contentsOf, type Entry, entriesOf } from "./zip.server.ts";

const MOST_UNPACKED = 200 * 1024 * 1024;
const MOST_ENTRIES = 5_000;
/** In bytes, of all parts that are read together. */
const MOST_READ = 64 * 1024 * 1024;
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

/** Parts looked into before other requests get their turn. */
const AT_ONCE = 10;

/** The parts that hold markup, whatever their names and types say, with the names of their first elements. */
export async function markupIn({ bytes, parts }: Archive): Promise<Map<string, string>> {
  const roots = new Map<string, string>();
  let count = 0;
  for (const [name, entry] of parts) {
    const root = rootIn(beginningOf(bytes, entry));
    if (root !== null) roots.set(name, root);
    count += 1;
    if (count % AT_ONCE === 0) await pause();
  }
  return roots;
}

/** Looks at one slice of the markup of a part after the other. */
export type Look = (slice: string) => ContentProblem | null;

/** Looks at these parts in turn, of which none may have more than `most` bytes. */
export async function problemIn(
  { bytes, parts }: Archive,
  names: ReadonlySet<string>,
  { most, lookAt }: { most: number; lookAt: (name: string) => Look },
): Promise<ContentProblem | null> {
  const asked = [...parts].filter(([name]) => names.has(name));
  if (asked.reduce((sum, [, entry]) => sum + entry.size, 0) > MOST_READ) return "heavy";
  for (const [name, entry] of asked) {
    if (entry.size > most) return "heavy";
    const contents = await contentsOf(bytes, entry, most);
    const problem = contents ? await problemOf(contents, lookAt(name)) : "kind";
    if (problem) return problem;
  }
  return null;
}

async function problemOf(contents: Buffer, look: Look): Promise<ContentProblem | null> {
  try {
    for await (const slice of slicesOf(contents)) {
      const problem = look(slice);
      if (problem) return problem;
    }
    return null;
  } catch (error) {
    if (error instanceof Unfit) return error.problem;
    throw error;
  }
}

/** In bytes, of one part with the sheets or the texts of a large document. */
export const MOST_TEXT = 48 * 1024 * 1024;

/** A formula that reads another file or a program, or asks the network. */
const FORMULA_OUTSIDE =
  /\b(webservice|image|dde|rtd|call|register(\.id)?)\s*\(|['"]\s*(file|https?|ftp|smb|vnd\.[\w.-]+):/i;
/** The address of a link, which only a click opens. */
const LINK = /\bhyperlink\s*\(\s*"[^"]*"/gi;
export const readsOutside = (formula: string): boolean => FORMULA_OUTSIDE.test(formula.replace(LINK, ""));

/** In Excel's way of writing: a program (cmd|'/c calc'!A0), or a workbook by its path. */
export const readsOutsideInExcel = (formula: string): boolean => {
  const withoutTexts = formula.replace(/"[^"]*"/g, "");
  const isByPath = ([quoted]: RegExpMatchArray) => /[\\/]/.test(quoted.slice(0, quoted.lastIndexOf("[") + 1));
  return withoutTexts.includes("|") || [...withoutTexts.matchAll(/'[^']*'/g)].some(isByPath) || readsOutside(formula);
};

/** Whether an address leads out of the document; a "cid:" is a part of the letter that the document was copied from. */
export const leadsOutside = (address: string): boolean =>
  /^\s*((?!cid:|data:)[a-z][a-z\d+.-]+:|[/\\]{2}|\.\.[/\\])/i.test(address);
