import { setImmediate as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { constants, inflate } from "node:zlib";
import type { ContentProblem } from "../rules/attachment";

/** Bytes searched before other requests get their turn. */
const SLICE = 256 * 1024;
/** In bytes: longer than any searched name in its longest spelling, with its delimiter. */
const OVERLAP = 64;
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

/** Actions that run a script or start a program, and forms of the kind that carries scripts of its own. */
const ACTIVE = new RegExp(["JavaScript", "Launch", "Rendition", "XFA"].map(named).join("|"));
/** An object stream, by its type or by `First`, a key that no other stream has. */
const HOLDS_OBJECTS = new RegExp(["ObjStm", "First"].map(named).join("|"));
const FILTER = new RegExp(`${named("Filter")}\\s*`);
const PLAIN_FILTER = new RegExp(
  `${named("Filter")}\\s*(?:${named("FlateDecode")}|\\[\\s*${named("FlateDecode")}\\s*\\])`,
);
const PARAMETERS = new RegExp(`${named("DecodeParms")}|${named("DP")}`);
const ENCRYPTED = new RegExp(named("Encrypt"));
const MARKS = /\bobj\b|\bstream[ \t]*(?:\r\n|\n|\r)/g;

/** The object streams of a file: where each begins, and whether it is compressed. */
type Holders = { starts: { at: number; packed: boolean }[]; encrypted: boolean };

/** Searches the file and its compressed object streams for active content. Null when there is none. */
export async function pdfProblem(bytes: Buffer): Promise<ContentProblem | null> {
  if (await isActive(bytes)) return "active";
  const holders = await holdersOf(bytes);
  if (typeof holders === "string") return holders;
  // in an encrypted file names are readable, but not the contents of object streams
  if (holders.encrypted && holders.starts.length > 0) return "locked";
  let left = MOST_UNPACKED;
  for (const { at, packed } of holders.starts) {
    if (!packed) continue; // it was searched with the file
    const objects = await unpacked(bytes.subarray(at), Math.min(left, MOST_UNPACKED_AT_ONCE));
    if (typeof objects === "string") return objects;
    left -= objects.length;
    if (left <= 0) return "heavy";
    if (await isActive(objects)) return "active";
  }
  return null;
}

async function* slicesOf(bytes: Buffer): AsyncGenerator<{ text: string; at: number }> {
  for (let at = 0; at < bytes.length; at += SLICE) {
    yield { text: bytes.toString("latin1", at, at + SLICE + OVERLAP), at };
    await pause();
  }
}

async function isActive(bytes: Buffer): Promise<boolean> {
  for await (const { text } of slicesOf(bytes)) {
    const begins = text.search(ACTIVE);
    if (begins >= 0 && begins < SLICE) return true; // the next slice contains the rest of it
  }
  return false;
}

async function holdersOf(bytes: Buffer): Promise<Holders | ContentProblem> {
  const holders: Holders = { starts: [], encrypted: false };
  let from = 0;
  let streams = 0;
  for await (const { text, at } of slicesOf(bytes)) {
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
 * Notes the object stream that begins at `at`, by the `dictionary` before it. A filter that no writer uses for objects
 * counts as hiding them.
 */
function noteObjectStream(holders: Holders, dictionary: string, at: number): ContentProblem | null {
  if (!HOLDS_OBJECTS.test(dictionary)) return null;
  const filtered = FILTER.test(dictionary);
  if (filtered && (!PLAIN_FILTER.test(dictionary) || PARAMETERS.test(dictionary))) return "active";
  holders.starts.push({ at, packed: filtered });
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
