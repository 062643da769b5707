const WIDEST = 48;

/** Rows in columns, for the terminal: each as wide as its longest cell, and no wider than 48 characters. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const short = (cell: string) => (cell.length > WIDEST ? `${cell.slice(0, WIDEST - 1)}…` : cell);
  const lines = [head, ...rows].map((row) => row.map((cell) => short(cell.replace(/\s+/g, " "))));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
