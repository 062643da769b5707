import { bands, cut, type LoomProps, loomSize } from "./loom-size";

/**
 * The drawing of the landing page: authorities hang as warp, firms run as weft, their names on the loose ends, a knot
 * where a project ties two of them; from one knot a string leads to its ticket. Decoration: the same organisations are
 * listed below it, so it is not read aloud. Draw it twice, `compact` for narrow screens.
 */
export function Loom(props: LoomProps) {
  const { warp, weft, knots = [], string, compact = false } = props;
  const size = loomSize(warp.length, weft.length, compact);
  return (
    <div className={compact ? "only-phone" : "only-wide"}>
      <svg viewBox={`0 0 ${size.width} ${size.height}`} fontSize={size.letters} aria-hidden="true">
        {warp.map((_, column) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
          <WarpBand key={column} column={column} size={size} />
        ))}
        {weft.map((_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place
          <WeftBand key={row} row={row} size={size} />
        ))}
        <Crossings columns={warp.length} rows={weft.length} size={size} />
        <Names warp={warp} weft={weft} compact={compact} size={size} />
        {string ? <path fill="none" stroke="var(--ink)" strokeWidth="2" d={size.string(string)} /> : null}
        {knots.length > 0 ? (
          <path fill="var(--surface)" stroke="var(--ink)" strokeWidth="2.5" d={size.knots(knots)} />
        ) : null}
      </svg>
    </div>
  );
}

type Size = ReturnType<typeof loomSize>;

/** The names on the loose ends: vertical for authorities, horizontal for firms. */
function Names({ warp, weft, compact, size }: Pick<LoomProps, "warp" | "weft"> & { compact: boolean; size: Size }) {
  const drop = size.letters * 0.36;
  const hang = (column: number) =>
    `translate(${(size.x(column) + size.warp / 2 + drop).toFixed(1)} ${size.height - 30})rotate(-90)`;
  return (
    <>
      {warp.map((name, column) =>
        name === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name belongs to its band
          <text key={column} transform={hang(column)} fill={`var(--warp-${bands.warp(column)}-ink)`}>
            {cut(name, "warp", compact)}
          </text>
        ),
      )}
      {weft.map((name, row) =>
        name === null ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name belongs to its band
          <text key={row} x="30" y={size.y(row) + size.weft / 2 + drop} fill={`var(--weft-${bands.weft(row)}-ink)`}>
            {cut(name, "weft", compact)}
          </text>
        ),
      )}
    </>
  );
}

function WarpBand({ column, size }: { column: number; size: Size }) {
  const x = size.x(column);
  const end = size.height - 16;
  const ink = `var(--warp-${bands.warp(column)})`;
  const fringe = [0, 1, 2, 3, 4].map(
    (thread) => `M${x + 3 + (thread * (size.warp - 6)) / 4} ${end + 3}V${size.height - (thread % 2) * 4}`,
  );
  return (
    <>
      <path fill={ink} d={`M${x} 0h${size.warp}V${end}h-${size.warp}z`} />
      <path stroke={ink} strokeWidth="3" d={fringe.join("")} />
    </>
  );
}

function WeftBand({ row, size }: { row: number; size: Size }) {
  const y = size.y(row);
  const ink = `var(--weft-${bands.weft(row)})`;
  const fringe = [0, 1, 2, 3].map(
    (thread) => `M13 ${(y + 3 + (thread * (size.weft - 6)) / 3).toFixed(1)}H${(thread % 2) * 4}`,
  );
  return (
    <>
      <path fill={ink} d={`M16 ${y}H${size.width}v${size.weft}H16z`} />
      <path stroke={ink} strokeWidth="3" d={fringe.join("")} />
    </>
  );
}

/**
 * At every crossing one band goes over the other, alternately, with a gap around it. Boxes of one colour are one path, because
 * the page is rendered at each request of a signed-in person.
 */
function Crossings({ columns, rows, size }: { columns: number; rows: number; size: Size }) {
  const gaps: string[] = [];
  const over = new Map<string, string[]>();
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = size.x(column);
      const y = size.y(row);
      const warpOver = (column + row) % 2 === 1;
      const ink = warpOver ? `var(--warp-${bands.warp(column)})` : `var(--weft-${bands.weft(row)})`;
      const top = warpOver ? box(x, y - 4, size.warp, size.weft + 8) : box(x - 4, y, size.warp + 8, size.weft);
      gaps.push(box(x - 3, y - 3, size.warp + 6, size.weft + 6));
      over.set(ink, [...(over.get(ink) ?? []), top]);
    }
  }
  return (
    <>
      <path fill="var(--ground)" d={gaps.join("")} />
      {[...over].map(([ink, boxes]) => (
        <path key={ink} fill={ink} d={boxes.join("")} />
      ))}
    </>
  );
}

const box = (x: number, y: number, wide: number, tall: number) => `M${x} ${y}h${wide}v${tall}h-${wide}z`;
