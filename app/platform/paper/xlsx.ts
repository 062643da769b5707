import writeExcelFile, { type CellObject } from "write-excel-file/node";

/** An instant as the clock on the wall shows it, "2026-11-27T00:10": Excel knows no time zones. */
type SheetMoment = { moment: string };
export type SheetCell = string | number | SheetMoment;

/** `name` has 31 characters at most, as Excel wants it. */
export type Sheet = { name: string; columns: readonly string[]; rows: readonly (readonly SheetCell[])[] };

/** The sheets as an Excel file in which numbers and moments can be calculated with. */
export async function xlsxOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const written = sheets.map(({ name, columns, rows }) => ({
    data: [columns.map(headOf), ...rows.map((row) => row.map(cellOf))],
    sheet: name,
    stickyRowsCount: 1,
    orientation: "landscape" as const,
    columns: columns.map((label, place) => ({ width: widthOf([label, ...rows.map((row) => row[place] ?? "")]) })),
  }));
  return new Uint8Array(await writeExcelFile(written, { fontFamily: "Arial", fontSize: 10 }).toBuffer());
}

/** In characters, as Excel wants it: of the longest text, since rows do not grow with theirs everywhere. */
const widthOf = (cells: readonly SheetCell[]): number => 2 + Math.max(...cells.map((cell) => lengthOf(cell)));
const lengthOf = (cell: SheetCell): number => (typeof cell === "object" ? cell.moment : String(cell)).length;

const headOf = (value: string): CellObject => ({ value, type: String, fontWeight: "bold" });

/** Texts are marked as such: none is read as a formula. */
function cellOf(cell: SheetCell): CellObject {
  if (typeof cell === "number") return { value: cell, type: Number, format: "#,##0" };
  if (typeof cell === "string") return { value: cell, type: String };
  return { value: new Date(`${cell.moment}Z`), type: Date, format: "dd.mm.yyyy hh:mm", align: "left" };
}
