import { formatNumber } from "~/platform/language/numbers";

export type BarChartProps = {
  /** For screen readers. */ label: string;
  bars: readonly { label: string; value: number }[];
};

const WIDTH = 320;
const ROW = 36;

/** Bars one below the other, the longest for the greatest value. A table beside it says the same. */
export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <svg className="barchart" viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`} role="img" aria-label={label}>
      {bars.map((bar, place) => (
        <g key={bar.label} transform={`translate(0 ${place * ROW})`}>
          <text y={14}>{bar.label}</text>
          <text y={14} x={WIDTH} textAnchor="end">
            {formatNumber(bar.value)}
          </text>
          <rect y={20} width={WIDTH} height={8} />
          <rect className="on" y={20} width={Math.round((bar.value / most) * WIDTH)} height={8} />
        </g>
      ))}
    </svg>
  );
}
