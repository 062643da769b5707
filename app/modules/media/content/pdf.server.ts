import { promisify } from "node:util";
import { constants, inflate } from "node:zlib";
import type { ContentProblem } from "../rules/attachment";
import { type PdfPoint, pointsProblem } from "./pdf-actions.server";
import type { PdfSource } from "./pdf-objects.server";
import { SLICE, textSlicesOf } from "./slices.server";
import { opensWithoutPassword } from "./text-content.server";

/** In bytes, of the dictionary before a stream; writers make some kilobytes. */
const LONGEST_DICTIONARY = 2 * 1024 * 1024;
const MOST_STREAMS = 50_000;
const MOST_OBJECT_STREAMS = 5_000;
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_UNPACKED_AT_ONCE = 16 * 1024 * 1024;

/** Pattern of a PDF name, any of whose letters may be written as #xx (ISO 32000, 7.3.5), up to its delimiter. */
function named(name: string): string {
  const letters = [...name].map((letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    const either = [...hex].map((digit) => (/\d/.test(digit) ? digit : `[${digit}${digit.toUpperCase()}]`)).join("");
    return `(?:${letter}|#${either})`;
  });
  return `/${letters.join("")}(?=[\\s\\0()<>\\[\\]{}/%]|$)`;
}

/** Actions that run a script or start a program, programs in a film, and forms of the kind that has scripts of its own. */
const ACTIVE = new RegExp(["JavaScript", "Launch", "Rendition", "RichMedia", "XFA"].map(named).join("|"));
/** What is done when the document or a part of it opens, and attached files; a value follows that means something, or none yet. */
const POINTS = new RegExp(
  `(?:(${named("OpenAction")})|(${named("AA")})|${named("EF")})(?=[\\s\\0]*(?:<<|[\\d+.%-]|$))`,
  "g",
);
/** An object stream, by its type or by `First`, a key that no other stream has. */
const HOLDS_OBJECTS = new RegExp(["ObjStm", "First"].map(named).join("|"));
const FIRST = new RegExp(named("First"));
const LIST = new RegExp(`${named("First")}\\s*(\\d{1,8})(?!\\d|\\s+\\d+\\s+R)`);
const FILTER = new RegExp(`${named("Filter")}\\s*`);
const PLAIN_FILTER = new RegExp(
  `${named("Filter")}\\s*(?:${named("FlateDecode")}|\\[\\s*${named("FlateDecode")}\\s*\\])`,
);
const PARAMETERS = new RegExp(`${named("DecodeParms")}|${named("DP")}`);
const ENCRYPTED = new RegExp(named("Encrypt"));
const MARKS = /\bobj\b|\bstream[ \t]*(?:\r\n|\n|\r)/g;

/** The object streams of a file: where each begins, how long its list is, and whether it is compressed. */
type Holder = { at: number; list: number; packed: boolean };
type Holders = { starts: Holder[]; encrypted: boolean };

/**
 * Searches the file and its compressed object streams for scripts and programs, for what is done when it opens, and for
 * attached files. Null when there is nothing of them that harms.
 */
export async function pdfProblem(bytes: Buffer): Promise<ContentProblem | null> {
  const points: PdfPoint[] = [];
  const sources: PdfSource[] = [{ bytes, list: null }];
  if (await isActive(bytes, points)) return "active";
  const holders = await holdersOf(bytes);
  if (typeof holders === "string") return holders;
  if (holders.encrypted && (await opensWithoutPassword(bytes)) === false) return "password";
  // in an encrypted file names are readable, but not the contents of object streams
  if (holders.encrypted && holders.starts.length > 0) return "locked";
  let left = MOST_UNPACKED;
  for (const { at, list, packed } of holders.starts) {
    const objects = packed
      ? await unpacked(bytes.subarray(at), Math.min(left, MOST_UNPACKED_AT_ONCE))
      : bytes.subarray(at);
    if (typeof objects === "string") return objects;
    sources.push({ bytes: objects, list });
    if (!packed) continue; // it was searched with the file
    left -= objects.length;
    if (left <= 0) return "heavy";
    if (await isActive(objects, points)) return "active";
  }
  return pointsProblem(points, sources, holders.encrypted);
}

/** Notes the places in `points` as well. */
async function isActive(bytes: Buffer, points: PdfPoint[]): Promise<boolean> {
  for await (const { text, at } of textSlicesOf(bytes)) {
    const begins = text.search(ACTIVE);
    if (begins >= 0 && begins < SLICE) return true; // the next slice contains the rest of it
    for (const {
      0: { length },
      1: open,
      2: additional,
      index,
    } of text.matchAll(POINTS)) {
      if (index >= SLICE) break;
      points.push({ source: bytes, at: at + index + length, name: open ? "OpenAction" : additional ? "AA" : "EF" });
    }
  }
  return false;
}

async function holdersOf(bytes: Buffer): Promise<Holders | ContentProblem> {
  const holders: Holders = { starts: [], encrypted: false };
  let from = 0;
  let streams = 0;
  for await (const { text, at } of textSlicesOf(bytes)) {
    holders.encrypted ||= ENCRYPTED.test(text);
    for (const mark of text.matchAll(MARKS)) {
      const end = at + mark.index + mark[0].length;
      if (mark.index >= SLICE || end <= from) continue; // the next slice finds it again
      if (mark[0] !== "obj") {
        streams += 1;
        const before = bytes.subarray(from, end - mark[0].length);
        const problem =
          before.length > LONGEST_DICTIONARY ? "heavy" : noteObjectStream(holders, before.toString("latin1"), end);
        if (problem || streams > MOST_STREAMS) return problem ?? "heavy";
      }
      from = end;
    }
  }
  return holders.starts.length > MOST_OBJECT_STREAMS ? "heavy" : holders;
}

/**
 * Notes the object stream that begins at `at`, by the `dictionary` before it. A filter that no writer uses for objects,
 * or a list whose length stands elsewhere, counts as hiding them.
 */
function noteObjectStream(holders: Holders, dictionary: string, at: number): ContentProblem | null {
  if (!HOLDS_OBJECTS.test(dictionary)) return null;
  const filtered = FILTER.test(dictionary);
  if (filtered && (!PLAIN_FILTER.test(dictionary) || PARAMETERS.test(dictionary))) return "active";
  const list = LIST.exec(dictionary)?.[1];
  if (list === undefined || dictionary.split(FIRST).length > 2) return "active";
  holders.starts.push({ at, list: Number(list), packed: filtered });
  return null;
}

const inflated = promisify(inflate);

/** Decompressed off the main thread; bytes after the stream are ignored. */
async function unpacked(bytes: Buffer, most: number): Promise<Buffer | ContentProblem> {
  try {
    return await inflated(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? "heavy" : "kind";
  }
}
