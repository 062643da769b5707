import { stringify } from "csv-stringify/sync";

/** A value of a table: a number is a sum or a count. */
export type Cell = string | number | null;

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A table as Excel with Romanian settings opens it: UTF-8 with its mark, columns separated by semicolons, decimals by a
 * comma. A text that Excel would run as a formula is made a text by an apostrophe.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const table = stringify([columns, ...rows] as Cell[][], {
    delimiter: ";",
    record_delimiter: "windows",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { number: (number) => String(number).replace(".", ",") },
  });
  return BYTE_ORDER_MARK + table;
}

/** A CSV file of its reader alone. `name` is without its ending. */
export const csvFile = (name: string, csv: string): Response =>
  new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "private, no-store",
    },
  });
