import { type DocumentText, MOST_CHARACTERS } from "../rules/document-text.ts";
import { CellFormats, truthShown } from "./cell-formats.ts";
import { streamOf } from "./compound-stream.server.ts";
import {
  errorShown,
  RECORD,
  RecordTexts,
  recordsFrom,
  shortNumber,
  type WorkbookRecord,
} from "./old-workbook-records.ts";
import { Parts, Unreadable } from "./text-parts.ts";

/**
 * The rows of all sheets of the old Excel (MS-XLS) that are shown, each on a line with " | " between its cells, as the sheet
 * shows them.
 */
export function oldWorkbookText(bytes: Buffer): DocumentText {
  const stream = streamOf(bytes, "Workbook");
  if (stream === null) throw new Unreadable("broken");
  const known = knownOf(stream);
  const parts = new Parts();
  const counted = { records: 0 };
  for (const start of known.sheets) {
    const records = () => sheetRecords(stream, start, counted);
    const cells = new SheetCells(known, hiddenOn(records()));
    for (const record of records()) if (!cells.take(record)) break;
    for (const row of cells.rows()) parts.add(row);
    if (cells.isFull) parts.leave();
    if (parts.isFull) break;
  }
  return parts.text();
}

type Known = { sheets: number[]; shared: string[]; formats: CellFormats };

/** Places of the sheets that are shown, in the order of their tabs, and what all sheets share. */
function knownOf(stream: Buffer): Known {
  const known: Known = { sheets: [], shared: [], formats: new CellFormats() };
  for (const record of recordsFrom(stream, 0)) {
    const { type, pieces } = record;
    const [data = Buffer.alloc(0)] = pieces;
    if (type === RECORD.end) break;
    if (type === RECORD.password) throw new Unreadable("locked");
    if (type === RECORD.countsFrom1904) known.formats.countsFrom1904 = data.readUInt16LE(0) === 1;
    if (type === RECORD.format) known.formats.addPattern(data.readUInt16LE(0), new RecordTexts(record, 2).next());
    if (type === RECORD.style) known.formats.addStyle(data.readUInt16LE(2));
    if (type === RECORD.sharedTexts) known.shared = sharedTexts(record);
    if (type === RECORD.sheet && isShownSheet(data)) known.sheets.push(data.readUInt32LE(0));
  }
  return known;
}

/** Neither hidden, nor a chart. */
const isShownSheet = (data: Buffer): boolean => (data.readUInt8(4) & 3) === 0 && data.readUInt8(5) === 0;

function sharedTexts(record: WorkbookRecord): string[] {
  const texts = new RecordTexts(record, 4);
  return Array.from({ length: Math.min(texts.number(4), mostTexts(record)) }, () => texts.next());
}
/** A text has three bytes at least. */
const mostTexts = ({ pieces }: WorkbookRecord): number => pieces.reduce((sum, { length }) => sum + length, 0) / 3;

/**
 * The records of a sheet without those of the charts on it. Sheets of a workbook lie one after the other, and each is read twice;
 * where they overlap, the same records would be read without end.
 */
function* sheetRecords(stream: Buffer, start: number, counted: { records: number }): Generator<WorkbookRecord> {
  let depth = 0;
  for (const record of recordsFrom(stream, start)) {
    counted.records += 1;
    if (counted.records > stream.length / 2) throw new Unreadable("broken");
    if (record.type === RECORD.begin) depth += 1;
    else if (record.type === RECORD.end) depth -= 1;
    else if (depth === 1) yield record;
    if (depth <= 0) return;
  }
}

type Hidden = { rows: ReadonlySet<number>; columns: ReadonlySet<number>; isOtherHidden: (row: number) => boolean };
const HIDDEN_ROW = 0x20;
const HIDDEN_COLUMN = 1;
const OTHER_ROWS_HIDDEN = 2;
/** In columns: the old Excel has no more. */
const MOST_COLUMNS = 256;

function hiddenOn(records: Iterable<WorkbookRecord>): Hidden {
  const rows = new Set<number>();
  const described = new Set<number>();
  const columns = new Set<number>();
  let areOthersHidden = false;
  for (const { type, pieces } of records) {
    const [data = Buffer.alloc(0)] = pieces;
    if (type === RECORD.rowsOtherwise) areOthersHidden = (data.readUInt16LE(0) & OTHER_ROWS_HIDDEN) !== 0;
    if (type === RECORD.row) {
      described.add(data.readUInt16LE(0));
      if ((data.readUInt8(12) & HIDDEN_ROW) !== 0) rows.add(data.readUInt16LE(0));
    }
    if (type !== RECORD.columns) continue;
    const first = data.readUInt16LE(0);
    const last = data.readUInt16LE(2);
    const width = data.readUInt16LE(4);
    if (width > 0 && (data.readUInt8(8) & HIDDEN_COLUMN) === 0) continue;
    for (let column = first; column <= Math.min(last, MOST_COLUMNS); column += 1) columns.add(column);
  }
  return { rows, columns, isOtherHidden: (row) => areOthersHidden && !described.has(row) };
}

type Cell = { row: number; column: number; text: string };

/** Collects the cells of a sheet, which some programs write in another order than that of the sheet. */
class SheetCells {
  private readonly known: Known;
  private readonly hidden: Hidden;
  private readonly cells: Cell[] = [];
  private length = 0;
  /** The formula whose result follows. */
  private formula: Buffer | null = null;

  constructor(known: Known, hidden: Hidden) {
    this.known = known;
    this.hidden = hidden;
  }

  get isFull(): boolean {
    return this.length > MOST_CHARACTERS;
  }

  /** Whether there is room for more. */
  take(record: WorkbookRecord): boolean {
    const { type, pieces } = record;
    const [data = Buffer.alloc(0)] = pieces;
    const add = (value: number | string) => this.add(data, value);
    if (type === RECORD.number) add(data.readDoubleLE(6));
    else if (type === RECORD.short) add(shortNumber(data, 6));
    else if (type === RECORD.shorts) this.takeShorts(data);
    else if (type === RECORD.sharedText) add(this.known.shared[data.readUInt32LE(6)] ?? "");
    else if (type === RECORD.text || type === RECORD.richText) add(new RecordTexts(record, 6).next());
    else if (type === RECORD.truthOrError) this.addPlain(data, truthOrError(data.readUInt8(7), data.readUInt8(6)));
    else if (type === RECORD.formula) this.takeFormula(data);
    else if (type === RECORD.result && this.formula) {
      this.add(this.formula, new RecordTexts(record).next());
      this.formula = null;
    }
    return !this.isFull;
  }

  *rows(): Generator<string> {
    const cells = this.cells.toSorted((one, other) => one.row - other.row || one.column - other.column);
    for (let first = 0, next = 0; first < cells.length; first = next) {
      while (next < cells.length && cells[next]?.row === cells[first]?.row) next += 1;
      yield cells
        .slice(first, next)
        .map(({ text }) => text)
        .join(" | ");
    }
  }

  private takeShorts(data: Buffer): void {
    const row = data.readUInt16LE(0);
    const first = data.readUInt16LE(2);
    for (let at = 4, column = first; at + 8 <= data.length; at += 6, column += 1)
      this.addShown(row, column, () => this.known.formats.of(shortNumber(data, at + 2), data.readUInt16LE(at)));
  }

  /** The last two bytes of a number that is none are full. */
  private takeFormula(data: Buffer): void {
    this.formula = null;
    const kind = data.readUInt16LE(12) === 0xffff ? data.readUInt8(6) : null;
    if (kind === null) this.add(data, data.readDoubleLE(6));
    if (kind === 0) this.formula = data;
    if (kind === 1 || kind === 2) this.addPlain(data, truthOrError(kind - 1, data.readUInt8(8)));
  }

  /** `place`: a record that begins with row, column and style. */
  private add(place: Buffer, value: number | string): void {
    const style = place.readUInt16LE(4);
    this.addShown(place.readUInt16LE(0), place.readUInt16LE(2), () => this.known.formats.of(value, style));
  }

  private addPlain(place: Buffer, text: string): void {
    this.addShown(place.readUInt16LE(0), place.readUInt16LE(2), () => text);
  }

  private addShown(row: number, column: number, shown: () => string): void {
    const { rows, columns, isOtherHidden } = this.hidden;
    if (this.isFull || rows.has(row) || columns.has(column) || isOtherHidden(row)) return;
    const text = shown().trim();
    if (text === "") return;
    this.cells.push({ row, column, text });
    this.length += text.length + 1;
  }
}

const truthOrError = (isError: number, value: number): string =>
  isError ? errorShown(value) : truthShown(value === 1);
