import { setImmediate as pause } from "node:timers/promises";

/** A value of a PDF (ISO 32000, 7.3), as far as actions and attached files need it. */
export type PdfValue =
  | { is: "name" | "string"; text: string }
  | { is: "dictionary"; entries: Map<string, PdfValue> }
  | { is: "array"; items: PdfValue[] }
  | { is: "reference"; number: number }
  | { is: "other" };

/** In bytes: longer objects without a stream are no actions and no files. */
const LONGEST_VALUE = 256 * 1024;
const DEEPEST = 20;
const OTHER: PdfValue = { is: "other" };

/** The value that begins at this place; what is broken, too long or too deep is "other". */
export const valueAt = (bytes: Buffer, at: number): PdfValue =>
  new Reader(bytes.toString("latin1", at, at + LONGEST_VALUE)).value(DEEPEST);

const BLANK = /(?:[\s\0]|%[^\r\n]*)*/y;
const NAME = /\/([^\s\0()<>[\]{}/%]*)/y;
const REFERENCE = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]+R(?![^\s\0()<>[\]{}/%])/y;
const HEX = /<([\da-fA-F\s]*)>/y;
const WORD = /[^\s\0()<>[\]{}/%]+/y;

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  value(depth: number): PdfValue {
    this.match(BLANK);
    if (depth === 0) return this.broken();
    const next = this.text[this.at];
    if (next === "/") return { is: "name", text: this.name() };
    if (next === "(") return { is: "string", text: this.literal() };
    if (next === "[") return { is: "array", items: this.items(depth) };
    if (this.text.startsWith("<<", this.at)) return { is: "dictionary", entries: this.entries(depth) };
    if (next === "<") return this.hex();
    const reference = this.match(REFERENCE);
    if (reference) return { is: "reference", number: Number(reference[1]) };
    return this.match(WORD) ? OTHER : this.broken();
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at += found[0].length;
    return found;
  }

  /** Nothing after it is read. */
  private broken(): PdfValue {
    this.at = this.text.length;
    return OTHER;
  }

  private name(): string {
    const written = this.match(NAME)?.[1] ?? "";
    return written.replace(/#([\da-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  }

  private ends(mark: string): boolean {
    this.match(BLANK);
    if (this.at < this.text.length && !this.text.startsWith(mark, this.at)) return false;
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
      if (this.text[this.at] !== "/") this.broken();
      else entries.set(this.name(), this.value(depth - 1));
    }
    return entries;
  }

  private hex(): PdfValue {
    const digits = this.match(HEX)?.[1]?.replace(/\s/g, "");
    if (digits === undefined) return this.broken();
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
    this.at += 1;
    return this.text
      .slice(begins, this.at - 1)
      .replace(/\\(?:([0-7]{1,3})|\r\n|[\s\S])/g, (written, octal) =>
        octal ? String.fromCharCode(Number.parseInt(octal, 8)) : written.slice(1).replace(/^[\r\n]+/, ""),
      );
  }
}

/** The objects of a PDF, those of its object streams too. */
export type PdfObjects = {
  /** All definitions of an object: which one counts depends on the reader. */
  of(number: number): PdfValue[];
  /** The object in which this place is. */
  around(source: Buffer, at: number): { begins: number; value: PdfValue };
};

/** A part of a PDF with objects: the file, or an unpacked object stream with the length of the list before its objects. */
export type PdfSource = { bytes: Buffer; list: number | null };

const SLICE = 256 * 1024;
const OVERLAP = 64;
const BEGINS = /(\d{1,10})[\s\0]+\d{1,5}[\s\0]+obj\b/g;
const MOST_OBJECTS = 500_000;

/** Where the objects are; null when there are more than in any document. */
export async function objectsIn(sources: readonly PdfSource[]): Promise<PdfObjects | null> {
  const places = new Map<number, { source: Buffer; at: number }[]>();
  const starts = new Map<Buffer, number[]>();
  let count = 0;
  for (const { bytes, list } of sources) {
    const own: number[] = [];
    for await (const { number, at } of list === null ? writtenIn(bytes) : listedIn(bytes, list)) {
      count += 1;
      if (count > MOST_OBJECTS) return null;
      own.push(at);
      const others = places.get(number);
      if (others) others.push({ source: bytes, at });
      else places.set(number, [{ source: bytes, at }]);
    }
    starts.set(
      bytes,
      own.sort((one, other) => one - other),
    );
  }
  return {
    of: (number) => (places.get(number) ?? []).slice(0, MOST_DEFINITIONS).map(({ source, at }) => valueAt(source, at)),
    around: (source, at) => {
      const begins = (starts.get(source) ?? []).findLast((start) => start <= at) ?? 0;
      return { begins, value: valueAt(source, begins) };
    },
  };
}

/** Editors write an object again for each change. */
const MOST_DEFINITIONS = 100;

type Place = { number: number; at: number };

async function* writtenIn(bytes: Buffer): AsyncGenerator<Place> {
  for (let at = 0; at < bytes.length; at += SLICE) {
    for (const found of bytes.toString("latin1", at, at + SLICE + OVERLAP).matchAll(BEGINS)) {
      if (found.index >= SLICE) break; // the next slice finds it again
      yield { number: Number(found[1]), at: at + found.index + found[0].length };
    }
    await pause();
  }
}

async function* listedIn(bytes: Buffer, list: number): AsyncGenerator<Place> {
  const numbers = bytes.toString("latin1", 0, Math.min(list, SLICE)).match(/\d+/g) ?? [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    yield { number: Number(numbers[at]), at: list + Number(numbers[at + 1]) };
  await pause();
}
