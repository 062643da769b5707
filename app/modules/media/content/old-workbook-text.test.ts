import { describe, expect, it } from "vitest";
import { xls } from "../../../../tests/support/documents";
import {
  cells,
  chart,
  columns,
  noNumber,
  oldWorkbook,
  recordOf,
  row,
  rowsOtherwise,
  spelled,
  words,
} from "../../../../tests/support/old-workbook";
import { documentText } from "./document-text";

async function found(bytes: Buffer): Promise<string> {
  const text = await documentText("xls", bytes);
  if (typeof text === "string") throw new Error(text);
  return text.pages.join("\n");
}

describe("a sheet of the old Excel is found as Excel shows it", () => {
  const formats = { 164: '#,##0.00\\ "lei"', 165: ";;;", 166: "[$-418]d mmmm yyyy", 167: '"luni, "dd.mm.yyyy' };
  const styles = [0, 14, 9, 3, 164, 165, 166, 49];
  const sheetOf = (...records: Buffer[]) => oldWorkbook({ sheets: [{ records }], styles, formats });

  it("numbers of all spellings in their formats, and nothing where the format shows nothing", async () => {
    const bytes = sheetOf(
      ...[cells.number(46461, { column: 0, style: 1 }), cells.short(0.19, { column: 1, style: 2 }, true)],
      ...[cells.short(1_250_000, { column: 2, style: 3 }), cells.formula(1250.5, { column: 3, style: 4 })],
      ...[cells.short(7, { column: 4, style: 5 }), cells.number(46461, { column: 5, style: 6 })],
      ...[cells.number(12.5, { column: 6 }), cells.shorts([-1, 46461], { column: 7 })],
      cells.shorts([46461, 46462], { row: 1, column: 0, style: 1 }),
    );
    expect(await found(bytes)).toBe(
      "15.03.2027 | 19 % | 1.250.000 | 1.250,50 lei | 15 martie 2027 | 12,5 | -1 | 46461\n15.03.2027 | 16.03.2027",
    );
  });

  it("a format of the workbook that stands after the styles which have it", async () => {
    const late = oldWorkbook({ sheets: [{ records: [cells.number(46461, { column: 0 })] }], styles: [167], formats });
    expect(await found(late)).toBe("luni, 15.03.2027");
  });

  it("dates of a Mac, which count from another day", async () => {
    const records = [cells.number(46461 - 1462, { column: 0, style: 1 })];
    expect(await found(oldWorkbook({ sheets: [{ records }], styles, countsFrom1904: true }))).toBe("15.03.2027");
  });

  it("texts, truths, errors and what formulas came to", async () => {
    const bytes = sheetOf(
      ...[cells.text("Ștefan", { column: 0 }), cells.truth(true, { column: 1 }), cells.error(0x2a, { column: 2 })],
      ...[cells.formula(noNumber(0), { column: 3 }), cells.result(spelled("rezultat"))],
      ...[cells.formula(noNumber(1, 0), { column: 4 }), cells.formula(noNumber(2, 7), { column: 5 })],
      ...[cells.formula(noNumber(3), { column: 6 }), cells.text("00123", { column: 7, style: 7 })],
    );
    expect(await found(bytes)).toBe("Ștefan | ADEVĂRAT | #N/A | rezultat | FALS | #DIV/0! | 00123");
  });

  it("shared texts, also those that go on in the next record in other letters, and those with fonts of their own", async () => {
    const isRich = Buffer.from([0x0c]);
    const runsAndPhonetics = words(1, 4, 0);
    const rich = Buffer.concat([words(4), isRich, runsAndPhonetics, Buffer.from("gros"), Buffer.alloc(8)]);
    const pieces = [
      Buffer.concat([spelled("întâi"), rich, words(9), Buffer.from("\0pe do", "latin1")]),
      Buffer.concat([Buffer.from([1]), Buffer.from("uă î", "utf16le"), spelled("ultimul")]),
    ];
    const records = [0, 1, 2, 3, 9].map((index, column) => cells.shared(index, { column }));
    const bytes = oldWorkbook({ sheets: [{ records }], shared: { count: 4, pieces } });
    expect(await found(bytes)).toBe("întâi | gros | pe două î | ultimul");
  });

  it("a result that goes on in the next record", async () => {
    const pieces = [
      Buffer.concat([words(9), Buffer.from("\0rez", "latin1")]),
      Buffer.from("\0ulta", "latin1"),
      Buffer.concat([Buffer.from([1]), Buffer.from("ți", "utf16le")]),
    ];
    const bytes = sheetOf(
      ...[cells.formula(noNumber(0), { column: 0 }), cells.result(...pieces), cells.short(1, { column: 1 })],
    );
    expect(await found(bytes)).toBe("rezultați | 1");
  });

  it("without hidden sheets, rows and columns, and without what a chart keeps", async () => {
    const shown = [
      columns(1, 2, 1),
      columns(4, 4, 0, 0),
      row(0, false),
      row(1, true),
      ...[10, 20, 30, 40, 50].map((value, column) => cells.short(value, { column })),
      cells.short(60, { row: 1, column: 0 }),
      chart(cells.number(99, { row: 7, column: 0 })),
      cells.short(70, { row: 2, column: 0 }),
    ];
    const other = (value: number) => [cells.short(value, { column: 0 })];
    const sheets = [{ records: other(1), state: 1 }, { records: shown }, { records: other(2), state: 2 }];
    expect(await found(oldWorkbook({ sheets: [...sheets, { records: other(3) }] }))).toBe("10 | 40\n70\n3");
  });

  it("without rows of which nothing is said where such rows are hidden", async () => {
    const said = [0, 1].map((number) => cells.short(number, { row: number, column: 0 }));
    expect(await found(sheetOf(rowsOtherwise(2), row(1, false), ...said))).toBe("1");
    expect(await found(sheetOf(rowsOtherwise(0), ...said))).toBe("0\n1");
  });

  it("in the order of its cells, whatever the order in which they were written", async () => {
    const at = (row: number, column: number) => cells.short(row * 10 + column, { row, column });
    expect(await found(sheetOf(at(2, 1), at(1, 1), at(1, 0), at(2, 0)))).toBe("10 | 11\n20 | 21");
  });
});

describe("bad luck with an old workbook ends in an answer", () => {
  const many = Array.from({ length: 200 }, (_, at) => cells.short(at, { row: at, column: 0 }));
  const others = Array.from({ length: 50 }, () => ({ records: [], from: 0 }));

  it.each([
    ["that is none", Buffer.from(`%PDF-1.7 ${"nimic ".repeat(200)}`)],
    ["with a cell that breaks off", oldWorkbook({ sheets: [{ records: [recordOf(0x203, words(0))] }] })],
    ["whose sheets are all the same one", oldWorkbook({ sheets: [{ records: many }, ...others] })],
  ])("one %s", async (_, bytes) => {
    expect(await documentText("xls", bytes)).toBe("broken");
  });

  it("one with a password", async () => {
    expect(await documentText("xls", xls(recordOf(0x2f, words(1))))).toBe("locked");
  });

  it("one whose shared texts are cut into more pieces than any program writes", async () => {
    const cut = Array.from({ length: 12_000 }, () => Buffer.alloc(0));
    const bytes = oldWorkbook({ sheets: [{ records: [] }], shared: { count: 1, pieces: [spelled("text"), ...cut] } });
    expect(await documentText("xls", bytes)).toBe("heavy");
  });

  it("one that says the same long text again and again is read up to a bound", async () => {
    const records = Array.from({ length: 1_000 }, (_, row) => cells.shared(0, { row, column: 0 }));
    const shared = { count: 1, pieces: [spelled("a".repeat(4_000))] };
    const text = await documentText("xls", oldWorkbook({ sheets: [{ records }], shared }));
    if (typeof text === "string") throw new Error(text);
    expect([text.cut, text.pages.length]).toEqual([true, 500]);
  });
});
