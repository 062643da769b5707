import { setImmediate as pause } from "node:timers/promises";

/**
 * A value of a PDF (ISO 32000, 7.3), as far as actions and attached files need it. "unread" is what is broken, too long or too
 * deep, or has a key twice: readers of PDFs would make different things of it.
 */
export type PdfValue =
  | { is: "name" | "string"; text: string }
  | { is: "dictionary"; entries: Map<string, PdfValue> }
  | { is: "array"; items: PdfValue[] }
  | { is: "reference"; number: number }
  | { is: "other" | "unread" };

/** In bytes: longer objects without a stream are no actions and no files. */
export const LONGEST_VALUE = 256 * 1024;
/** In bytes, of nearly every value. */
const MOSTLY = 2 * 1024;
const DEEPEST = 20;

const BLANK = /(?:[\s\0]|%[^\r\n]*)*/y;
const GAP = String.raw`(?:[\s\0]|%[^\r\n]*[\r\n])+`;
const NAME = /\/([^\s\0()<>[\]{}/%]*)/y;
const REFERENCE = new RegExp(String.raw`(\d{1,10})${GAP}\d{1,5}${GAP}R(?![^\s\0()<>[\]{}/%])`, "y");
const HEX = /<([\da-fA-F\s]*)>/y;
const WORD = /[^\s\0()<>[\]{}/%]+/y;

class Unread extends Error {}

class Reader {
  at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Throws Unread. */
  value(depth: number): PdfValue {
    this.match(BLANK);
    if (depth === 0) throw new Unread();
    const next = this.text[this.at];
    if (next === "/") return { is: "name", text: this.name() };
    if (next === "(") return { is: "string", text: this.literal() };
    if (next === "[") return { is: "array", items: this.items(depth) };
    if (this.text.startsWith("<<", this.at)) return { is: "dictionary", entries: this.entries(depth) };
    if (next === "<") return this.hex();
    const reference = this.match(REFERENCE);
    if (reference) return { is: "reference", number: Number(reference[1]) };
    if (this.match(WORD)) return { is: "other" };
    throw new Unread();
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    if (this.at >= this.text.length) throw new Unread(); // it may go on after the text
    return found;
  }

  private name(): string {
    const written = this.match(NAME)?.[1] ?? "";
    return written.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  private ends(mark: string): boolean {
    this.match(BLANK);
    if (!this.text.startsWith(mark, this.at)) return false;
    this.at += mark.length;
    return true;
  }

  private items(depth: number): PdfValue[] {
    const items: PdfValue[] = [];
    this.at += 1;
    while (!this.ends("]")) items.push(this.value(depth - 1));
    return items;
  }

  private entries(depth: number): Map<string, PdfValue> {
    const entries = new Map<string, PdfValue>();
    this.at += 2;
    while (!this.ends(">>")) {
      const key = this.text[this.at] === "/" ? this.name() : null;
      if (key === null || entries.has(key)) throw new Unread();
      entries.set(key, this.value(depth - 1));
    }
    return entries;
  }

  private hex(): PdfValue {
    const digits = this.match(HEX)?.[1]?.replace(/\s/g, "");
    if (digits === undefined) throw new Unread();
    return {
      is: "string",
      text: Buffer.from(digits.padEnd(digits.length + (digits.length % 2), "0"), "hex").toString("latin1"),
    };
  }

  /** With balanced brackets inside it; its escapes decoded as far as names of files have them. */
  private literal(): string {
    let open = 0;
    const begins = this.at + 1;
    for (; this.at < this.text.length; this.at += 1) {
      const letter = this.text[this.at];
      if (letter === "\\") this.at += 1;
      else if (letter === "(") open += 1;
      else if (letter === ")") open -= 1;
      if (open === 0) break;
    }
    if (this.at >= this.text.length) throw new Unread();
    this.at += 1;
    return this.text
      .slice(begins, this.at - 1)
      .replace(/\\(?:([0-7]{1,3})|\r\n|[\s\S])/g, (written, octal) =>
        octal ? String.fromCharCode(Number.parseInt(octal, 8)) : written.slice(1).replace(/^[\r\n]+/, ""),
      );
  }
}

/** A part of a PDF with objects: the file, or an unpacked object stream with the length of the list before its objects. */
export type PdfSource = { bytes: Buffer; list: number | null };

const SLICE = 256 * 1024;
const MOST_OBJECTS = 500_000;
/** In characters, of all values together. */
const MOST_READ = 8 * 1024 * 1024;
/** In characters: what it costs at least to read a value. */
const LEAST = 256;

/** Where an object begins, after its head. */
type Place = { source: Buffer; at: number };

/** The objects of a PDF, those of its object streams too. */
export class PdfObjects {
  private left = MOST_READ;
  private pauseBelow = MOST_READ - SLICE;
  private readonly places = new Map<number, Place[]>();
  /** Objects whose numbers cannot be told: each may be any object. */
  private hasUnnumbered = false;
  private readonly begins = new Map<Buffer, number[]>();

  /** Null when there are more than in any document. */
  static async of(sources: readonly PdfSource[]): Promise<PdfObjects | null> {
    const objects = new PdfObjects();
    let count = 0;
    for (const { bytes, list } of sources) {
      for await (const { number, at } of list === null ? writtenIn(bytes) : listedIn(bytes, list)) {
        count += 1;
        if (count > MOST_OBJECTS) return null;
        objects.add(number, { source: bytes, at });
      }
    }
    for (const places of objects.begins.values()) places.sort((one, other) => one - other);
    return objects;
  }

  private add(number: number | null, place: Place): void {
    const { source, at } = place;
    if (number === null) this.hasUnnumbered = true;
    else listIn(this.places, number).push(place);
    listIn(this.begins, source).push(at);
  }

  /** Whether more was asked for than is read of one file; nothing more is read. */
  get isTired(): boolean {
    return this.left < 0;
  }

  /** Where the objects of a source begin, in order. */
  beginningsIn(source: Buffer): readonly number[] {
    return this.begins.get(source) ?? [];
  }

  /** All definitions of an object: which one counts depends on the reader. */
  async *definitionsOf(number: number): AsyncGenerator<PdfValue> {
    const places = this.places.get(number) ?? [];
    if (places.length === 0 || this.hasUnnumbered) yield { is: "unread" };
    for (const { source, at } of places) yield (await this.valueAt(source, at)).value;
  }

  /** The value that begins at this place, and where it ends. */
  async valueAt(source: Buffer, at: number): Promise<{ value: PdfValue; to: number }> {
    if (this.left < this.pauseBelow) {
      this.pauseBelow = this.left - SLICE;
      await pause();
    }
    for (const length of this.isTired ? [] : [MOSTLY, LONGEST_VALUE]) {
      const isRest = at + length >= source.length;
      const reader = new Reader(source.toString("latin1", at, at + length) + (isRest ? "\n" : ""));
      try {
        return { value: reader.value(DEEPEST), to: at + reader.at };
      } catch (error) {
        if (!(error instanceof Unread)) throw error;
        if (isRest) break;
      } finally {
        this.left -= Math.max(reader.at, LEAST);
      }
    }
    return { value: { is: "unread" }, to: at };
  }
}

function listIn<Key, Item>(lists: Map<Key, Item[]>, key: Key): Item[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** The number of an object, null when it cannot be told, and where its value begins. */
type Found = { number: number | null; at: number };

/** In characters; with a zero or a comment more, a number is no longer plain. */
const LONGEST_HEAD = 64;
const BEGINS = /(?<=[\s\0\d])obj(?=[\s\0()<>[\]{}/%\d+.-])/g;
const PLAIN_HEAD = /(?:^|[\s\0()<>[\]{}/%])(\d{1,10})[\s\0]{1,8}\d{1,10}[\s\0]{0,8}$/;

async function* writtenIn(bytes: Buffer): AsyncGenerator<Found> {
  for (let from = 0; from < bytes.length; from += SLICE) {
    const before = Math.min(from, LONGEST_HEAD);
    const text = bytes.toString("latin1", from - before, from + SLICE + "obj ".length);
    for (const { index } of text.matchAll(BEGINS)) {
      if (index < before || index >= before + SLICE) continue; // another slice finds it
      const head = PLAIN_HEAD.exec(text.slice(Math.max(0, index - LONGEST_HEAD), index));
      yield { number: head ? Number(head[1]) : null, at: from - before + index + "obj".length };
    }
    await pause();
  }
}

async function* listedIn(bytes: Buffer, list: number): AsyncGenerator<Found> {
  const text = bytes.toString("latin1", 0, Math.min(list, SLICE));
  const numbers = text.match(/\d+/g) ?? [];
  if (list > SLICE || /[^\d\s\0]/.test(text)) yield { number: null, at: list };
  for (let at = 0; at + 1 < numbers.length; at += 2)
    yield { number: Number(numbers[at]), at: list + Number(numbers[at + 1]) };
  await pause();
}
