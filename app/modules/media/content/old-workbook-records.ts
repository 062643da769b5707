import { Unreadable } from "./text-parts.ts";

/** Numbers of the records of an old workbook that its text is read from (MS-XLS, 2.3). */
export const RECORD = {
  begin: 0x809,
  end: 0x0a,
  goesOn: 0x3c,
  password: 0x2f,
  sheet: 0x85,
  countsFrom1904: 0x22,
  format: 0x41e,
  style: 0xe0,
  sharedTexts: 0xfc,
  columns: 0x7d,
  row: 0x208,
  rowsOtherwise: 0x225,
  number: 0x203,
  short: 0x27e,
  shorts: 0xbd,
  sharedText: 0xfd,
  text: 0x204,
  richText: 0xd6,
  truthOrError: 0x205,
  formula: 0x06,
  result: 0x207,
} as const;

export type WorkbookRecord = { type: number; pieces: Buffer[] };

/** Ordinary ones have 8,224 bytes, so that a file of ten megabytes is cut into some 1,300 at most. */
const MOST_PIECES = 10_000;

/** The records of a stream from a place on, each with the further ones in which it goes on. */
export function* recordsFrom(stream: Buffer, start: number): Generator<WorkbookRecord> {
  let record: WorkbookRecord | null = null;
  for (let at = start; at + 4 <= stream.length; ) {
    const type = stream.readUInt16LE(at);
    const size = stream.readUInt16LE(at + 2);
    const data = stream.subarray(at + 4, at + 4 + size);
    if (type === RECORD.goesOn) {
      record?.pieces.push(data);
      if (record && record.pieces.length > MOST_PIECES) throw new Unreadable("heavy");
    } else {
      if (record) yield record;
      record = { type, pieces: [data] };
    }
    at += 4 + size;
  }
  if (record) yield record;
}

const WIDE = 1;
const HAS_PHONETICS = 4;
const HAS_FONTS = 8;

/** Reads the texts of a record, which may go on in further ones. Throws a RangeError where the record ends too early. */
export class RecordTexts {
  private readonly pieces: readonly Buffer[];
  private piece = 0;
  private at: number;

  constructor({ pieces }: WorkbookRecord, start = 0) {
    this.pieces = pieces;
    this.at = start;
  }

  /** A text with its length before it, and after it where its fonts change and how it is read aloud. */
  next(lengthBytes: 1 | 2 = 2): string {
    const length = this.number(lengthBytes);
    const flags = this.number(1);
    const fonts = flags & HAS_FONTS ? this.number(2) : 0;
    const phonetics = flags & HAS_PHONETICS ? this.number(4) : 0;
    const text = this.letters(length, (flags & WIDE) !== 0);
    this.skip(4 * fonts + phonetics);
    return text;
  }

  number(bytes: 1 | 2 | 4): number {
    this.turn();
    const number = (this.pieces[this.piece] ?? NOTHING).readUIntLE(this.at, bytes);
    this.at += bytes;
    return number;
  }

  /** A text that is cut says again after the cut how wide its letters are. */
  private letters(length: number, wide: boolean): string {
    let text = "";
    let isWide = wide;
    while (text.length < length) {
      if (this.turn()) isWide = (this.number(1) & WIDE) !== 0;
      const rest = (this.pieces[this.piece] ?? NOTHING).subarray(this.at);
      const size = Math.min(length - text.length, isWide ? rest.length >> 1 : rest.length);
      if (size === 0) throw new RangeError("A text breaks off");
      text += isWide ? rest.toString("utf16le", 0, 2 * size) : rest.toString("latin1", 0, size);
      this.at += isWide ? 2 * size : size;
    }
    return text;
  }

  private skip(bytes: number): void {
    let left = bytes;
    for (this.turn(); left > 0 && this.piece < this.pieces.length; this.turn()) {
      const step = Math.min(left, (this.pieces[this.piece] ?? NOTHING).length - this.at);
      this.at += step;
      left -= step;
    }
  }

  /** Goes on to the next piece at the end of one; whether it did. */
  private turn(): boolean {
    const piece = this.pieces[this.piece];
    if (!piece || this.at < piece.length) return false;
    this.piece += 1;
    this.at = 0;
    return true;
  }
}

const NOTHING = Buffer.alloc(0);

/** A number as Excel shortens it: 30 bits of a whole number or of a double, of hundredths or not (MS-XLS, 2.5.217). */
export function shortNumber(data: Buffer, at: number): number {
  const bits = data.readInt32LE(at);
  const double = Buffer.alloc(8);
  double.writeInt32LE(bits & ~3, 4);
  const number = bits & 2 ? bits >> 2 : double.readDoubleLE();
  return bits & 1 ? number / 100 : number;
}

const ERRORS: Readonly<Record<number, string>> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
};
export const errorShown = (code: number): string => ERRORS[code] ?? "#N/A";
