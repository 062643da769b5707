import { xls } from "./documents";

/** A record of bytes, which goes on in further ones. */
export function recordOf(type: number, ...pieces: Buffer[]): Buffer {
  const said = pieces.map((data, index) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(index === 0 ? type : 0x3c, 0);
    head.writeUInt16LE(data.length, 2);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat(said);
}

export const words = (...numbers: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * numbers.length);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16LE(number, 2 * index);
  return bytes;
};

const double = (number: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(number);
  return bytes;
};

const long = (number: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(number);
  return bytes;
};

/** A text with its length before it, in letters of two bytes where one is not enough. */
export function spelled(text: string): Buffer {
  const isWide = /[^\0-ÿ]/.test(text);
  const letters = Buffer.from(text, isWide ? "utf16le" : "latin1");
  return Buffer.concat([words(text.length), Buffer.from([isWide ? 1 : 0]), letters]);
}

type Place = { row?: number; column: number; style?: number };
const placed = ({ row = 0, column, style = 0 }: Place) => words(row, column, style);

/** Cells of an old workbook, each a record of its own. */
export const cells = {
  number: (value: number, place: Place) => recordOf(0x203, Buffer.concat([placed(place), double(value)])),
  /** A whole number, or one of hundredths. */
  short: (value: number, place: Place, isHundredths = false) =>
    recordOf(0x27e, Buffer.concat([placed(place), shortened(value, isHundredths)])),
  shorts: (values: readonly number[], { row = 0, column, style = 0 }: Place) => {
    const said = values.map((value) => Buffer.concat([words(style), shortened(value, false)]));
    return recordOf(0xbd, Buffer.concat([words(row, column), ...said, words(column + values.length - 1)]));
  },
  shared: (index: number, place: Place) => recordOf(0xfd, Buffer.concat([placed(place), long(index)])),
  text: (text: string, place: Place) => recordOf(0x204, Buffer.concat([placed(place), spelled(text)])),
  truth: (value: boolean, place: Place) => recordOf(0x205, Buffer.concat([placed(place), Buffer.from([+value, 0])])),
  error: (code: number, place: Place) => recordOf(0x205, Buffer.concat([placed(place), Buffer.from([code, 1])])),
  /** A formula and what it came to: a number, or what stands in place of one. */
  formula: (result: number | Buffer, place: Place) =>
    recordOf(
      0x06,
      Buffer.concat([placed(place), typeof result === "number" ? double(result) : result, Buffer.alloc(8)]),
    ),
  result: (...pieces: Buffer[]) => recordOf(0x207, ...pieces),
};

const shortened = (value: number, isHundredths: boolean): Buffer =>
  long(((Math.round(isHundredths ? value * 100 : value) << 2) | (isHundredths ? 3 : 2)) >>> 0);

/** What stands in place of a number where a formula came to a text, a truth or an error. */
export const noNumber = (kind: 0 | 1 | 2 | 3, value = 0): Buffer => Buffer.from([kind, 0, value, 0, 0, 0, 0xff, 0xff]);

export const row = (number: number, isHidden: boolean): Buffer =>
  recordOf(0x208, words(number, 0, 9, 255, 0, 0, isHidden ? 0x20 : 0, 0));
/** Of the rows that have no record of their own. */
export const rowsOtherwise = (flags: number): Buffer => recordOf(0x225, words(flags, 255));
export const columns = (first: number, last: number, flags: number, width = 2560): Buffer =>
  recordOf(0x7d, words(first, last, width, 0, flags, 0));

const BEGIN = 0x809;
const begin = (kind: number) => recordOf(BEGIN, words(0x0600, kind, 0, 0, 0, 0, 0, 0));
const END = recordOf(0x0a, Buffer.alloc(0));
/** A chart on a sheet, with the numbers that it draws. */
export const chart = (...records: Buffer[]): Buffer => Buffer.concat([begin(0x20), ...records, END]);

/** `from`: the number of another sheet, at whose place this one says that it stands. */
type Sheet = { records: readonly Buffer[]; state?: number; from?: number };

/** The records of an old workbook; `styles`: the number of the format of each style, `formats`: those of its own. */
export function oldWorkbook({
  sheets,
  styles = [0],
  formats = {},
  shared = { count: 0, pieces: [] },
  countsFrom1904 = false,
}: {
  sheets: readonly Sheet[];
  styles?: readonly number[];
  formats?: Readonly<Record<number, string>>;
  shared?: { count: number; pieces: readonly Buffer[] };
  countsFrom1904?: boolean;
}): Buffer {
  const [begun = words(), ...more] = shared.pieces;
  const globals = [
    recordOf(0x22, words(Number(countsFrom1904))),
    ...Object.entries(formats).map(([id, format]) =>
      recordOf(0x41e, Buffer.concat([words(Number(id)), spelled(format)])),
    ),
    ...styles.map((format) => recordOf(0xe0, Buffer.concat([words(0, format), Buffer.alloc(16)]))),
    recordOf(0xfc, Buffer.concat([long(0), long(shared.count), begun]), ...more),
  ];
  const bodies = sheets.map(({ records }) => Buffer.concat([begin(0x10), ...records, END]));
  const tabOf = (at: number, state: number) =>
    recordOf(0x85, Buffer.concat([long(at), Buffer.from([state, 0, 1, 0, 65])]));
  const first = begin(5).length + Buffer.concat([...globals, ...sheets.map(() => tabOf(0, 0)), END]).length;
  const tabs = sheets.map(({ state = 0, from }, index) =>
    tabOf(first + Buffer.concat(bodies.slice(0, from ?? index)).length, state),
  );
  return xls(...globals, ...tabs, END, ...bodies);
}
