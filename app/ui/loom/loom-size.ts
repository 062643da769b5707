/** A crossing: column of the warp, row of the weft, from 0. */
export type Crossing = readonly [column: number, row: number];

export type LoomProps = {
  /** Names of authorities (warp) and of firms (weft), each once; null for a band without an organisation. */
  warp: readonly (string | null)[];
  weft: readonly (string | null)[];
  knots?: readonly Crossing[];
  /** The knot from which the string runs to the ticket. */
  string?: Crossing | null;
  compact?: boolean;
};

/** Widths of bands and steps, space for the names, font size: one set for each of the two drawings. */
const WIDE = { warp: 44, warpStep: 64, weft: 38, weftStep: 56, left: 300, top: 22, tail: 214, letters: 16 };
const COMPACT = { warp: 34, warpStep: 46, weft: 34, weftStep: 46, left: 178, top: 14, tail: 176, letters: 14 };

/** The coordinates of everything on the loom. */
export function loomSize(columns: number, rows: number, compact: boolean) {
  const set = compact ? COMPACT : WIDE;
  const cloth = set.top + rows * set.weftStep;
  const x = (column: number) => set.left + 12 + column * set.warpStep;
  const y = (row: number) => set.top + row * set.weftStep;
  return {
    ...set,
    x,
    y,
    width: set.left + columns * set.warpStep + 24,
    height: cloth + set.tail,
    knots: (all: readonly Crossing[]) =>
      all
        .map(([column, row]) => `M${x(column) + set.warp / 2} ${y(row) + set.weft / 2 - 10}l10 10-10 10-10-10z`)
        .join(""),
    string: ([column, row]: Crossing) =>
      `M${x(column) + set.warp / 2} ${y(row) + set.weft / 2}C${x(column) - 70} ${y(row) + 90} 210 ${cloth - 40} 180 ${cloth + 40}`,
  };
}

/** Which of the three tones a band has. */
export const bands = { warp: (column: number) => ((column * 2) % 3) + 1, weft: (row: number) => (row % 3) + 1 };

/** The longest names that fit on the loose ends, in characters, measured with capitals. */
const LONGEST = { wide: { warp: 25, weft: 36 }, compact: { warp: 22, weft: 26 } };

/** A name shortened to fit its band: words that do not fit are removed from the end. */
export function cut(name: string, side: "warp" | "weft", compact: boolean): string {
  const longest = LONGEST[compact ? "compact" : "wide"][side];
  if (name.length <= longest) return name;
  const words = name.slice(0, longest + 1).replace(/\s+\S*$/u, "");
  return `${words.replace(/(?:[\s,–-]+(?:și|de|a|al|ale|pentru|din|în|cu))+$/iu, "")}…`;
}
