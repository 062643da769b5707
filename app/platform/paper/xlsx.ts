import writeExcelFile, { type CellObject } from "write-excel-file/node";

/** An instant as the clock on the wall shows it, "2026-11-27T00:10": Excel knows no time zones. */
type SheetMoment = { moment: string };
export type SheetCell = string | number | SheetMoment;

/** `width` is in characters; longer texts continue on another line. */
type SheetColumn = { label: string; width: number };

/** `name` has 31 characters at most, as Excel wants it. */
export type Sheet = { name: string; columns: readonly SheetColumn[]; rows: readonly (readonly SheetCell[])[] };

/** The sheets as an Excel file in which numbers and moments can be calculated with. */
export async function xlsxOf(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const written = sheets.map(({ name, columns, rows }) => ({
    data: [columns.map(({ label }) => headOf(label)), ...rows.map((row) => row.map(cellOf))],
    sheet: name,
    stickyRowsCount: 1,
    orientation: "landscape" as const,
    columns: columns.map(({ width }) => ({ width })),
  }));
  return new Uint8Array(await writeExcelFile(written, { fontFamily: "Arial", fontSize: 10 }).toBuffer());
}

const headOf = (value: string): CellObject => ({ value, type: String, fontWeight: "bold", wrap: true });

/** Texts are marked as such: none is read as a formula. */
function cellOf(cell: SheetCell): CellObject {
  const style = { alignVertical: "top" } as const;
  if (typeof cell === "number") return { ...style, value: cell, type: Number, format: "#,##0" };
  if (typeof cell === "string") return { ...style, value: cell, type: String, wrap: true };
  return { ...style, value: new Date(`${cell.moment}Z`), type: Date, format: "dd.mm.yyyy hh:mm", align: "left" };
}
