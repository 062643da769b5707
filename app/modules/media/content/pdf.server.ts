import { setImmediate as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { constants, inflate } from "node:zlib";
import type { ContentProblem } from "../rules/attachment";

/** So much is looked through before whoever else waits is answered. */
const SLICE = 256 * 1024;
/** Longer than any name, written in its longest form, with the delimiter behind it. */
const OVERLAP = 64;
/** Before a stream; what writers make is some kilobytes. */
const LONGEST_DICTIONARY = 2 * 1024 * 1024;
const MOST_STREAMS = 50_000;
const MOST_OBJECT_STREAMS = 5_000;
const MOST_UNPACKED = 64 * 1024 * 1024;
const MOST_UNPACKED_AT_ONCE = 16 * 1024 * 1024;

/** A name as it stands and with any of its letters as #xx (ISO 32000, 7.3.5), up to its delimiter. */
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
/** A stream that holds other objects, by its type or by a key that nothing else before a stream has. */
const HOLDS_OBJECTS = new RegExp(["ObjStm", "First"].map(named).join("|"));
const FILTER = new RegExp(`${named("Filter")}\\s*`);
const PLAIN_FILTER = new RegExp(
  `${named("Filter")}\\s*(?:${named("FlateDecode")}|\\[\\s*${named("FlateDecode")}\\s*\\])`,
);
const PARAMETERS = new RegExp(`${named("DecodeParms")}|${named("DP")}`);
const ENCRYPTED = new RegExp(named("Encrypt"));
const MARKS = /\bobj\b|\bstream[ \t]*(?:\r\n|\n|\r)/g;

/** The object streams of a file: where each begins, and whether it is packed. */
type Holders = { starts: { at: number; packed: boolean }[]; encrypted: boolean };

/** What a PDF would do by itself, seen in the whole of the file and in the object streams that it packs. */
export async function pdfProblem(bytes: Buffer): Promise<ContentProblem | null> {
  if (await isActive(bytes)) return "active";
  const holders = await holdersOf(bytes);
  if (typeof holders === "string") return holders;
  // names stay readable in an encrypted file, but not what its object streams hold
  if (holders.encrypted && holders.starts.length > 0) return "locked";
  let left = MOST_UNPACKED;
  for (const { at, packed } of holders.starts) {
    if (!packed) continue; // it was looked through with the file
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
    if (begins >= 0 && begins < SLICE) return true; // the next slice sees what begins later, to its end
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
      if (mark.index >= SLICE || end <= from) continue; // the next slice sees it again
      if (mark[0] !== "obj") {
        streams += 1;
        const before = bytes.subarray(from, end - mark[0].length);
        const problem = before.length > LONGEST_DICTIONARY ? "heavy" : note(holders, before.toString("latin1"), end);
        if (problem || streams > MOST_STREAMS) return problem ?? "heavy";
      }
      from = end;
    }
  }
  return holders.starts.length > MOST_OBJECT_STREAMS ? "heavy" : holders;
}

/** `dictionary`: what stands before the stream that begins at `at`. A packing that no writer uses for objects hides them. */
function note(holders: Holders, dictionary: string, at: number): ContentProblem | null {
  if (!HOLDS_OBJECTS.test(dictionary)) return null;
  const filtered = FILTER.test(dictionary);
  if (filtered && (!PLAIN_FILTER.test(dictionary) || PARAMETERS.test(dictionary))) return "active";
  holders.starts.push({ at, packed: filtered });
  return null;
}

const inflated = promisify(inflate);

/** Unpacked beside the thread that answers; what stands behind the stream is not read. */
async function unpacked(bytes: Buffer, most: number): Promise<Buffer | ContentProblem> {
  try {
    return await inflated(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    return (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? "heavy" : "kind";
  }
}
