import { stringify } from "csv-stringify/sync";
import { withoutInvisible } from "./language/characters";

/** A value of a table: a number is a sum or a count. */
export type Cell = string | number | null;

const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A table as Excel with Romanian settings opens it: UTF-8 with its mark, columns separated by semicolons, decimals by a
 * comma. A text that Excel would run as a formula is made a text by an apostrophe; signs that cannot be seen are left out
 * first, because nobody would see the formula behind them.
 */
export function csvOf(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const table = stringify([columns, ...rows] as Cell[][], {
    delimiter: ";",
    record_delimiter: "windows",
    quoted_match: /[\r\n]/,
    escape_formulas: true,
    cast: { number: (number) => String(number).replace(".", ","), string: cellText },
  });
  return BYTE_ORDER_MARK + table;
}

/** The library makes a text of whatever begins as a formula may begin, except of what begins with a line feed. */
function cellText(text: string): string {
  const seen = withoutInvisible(text);
  return seen.startsWith("\n") ? `'${seen}` : seen;
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
