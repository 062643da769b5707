import type { ReactNode } from "react";
import { formatNumber } from "~/platform/language/numbers";
import { classNames } from "../class-names";

/** `short`: what stands under a column; on a phone its first letter. */
type ChartBar = { label: string; short?: string; value: number };

export type ChartProps = {
  /** For screen readers. */
  label: string;
  bars: readonly ChartBar[];
};

const TALLEST = 148;

/** Columns in time, the last one in another colour because it is not over. */
export function Columns({ label, bars }: ChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className="colchart" aria-label={label}>
      {bars.map(({ label: whole, short = whole, value }, place) => (
        <li key={whole} className={classNames(place === bars.length - 1 && "now")}>
          <b>
            <span className="vh">{whole}: </span>
            {formatNumber(value)}
          </b>
          <svg height={Math.round((value / most) * TALLEST)} aria-hidden="true">
            <rect width="100%" height="100%" rx="2" fill="currentColor" />
          </svg>
          <small aria-hidden="true">
            {short.slice(0, 1)}
            <span>{short.slice(1)}</span>
          </small>
        </li>
      ))}
    </ol>
  );
}

const TONES = ["primary", "dye-3", "ochre", "dye-4", "edge"];
const toneOf = (place: number): string => `var(--${TONES[place % TONES.length]})`;
const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(2)}%`;

/** Parts of a whole in one bar, the greatest first, each with its number below. */
export function StackBar({ label, bars }: ChartProps) {
  const parts = [...bars].sort((one, other) => other.value - one.value);
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const before = parts.map((_, place) => parts.slice(0, place).reduce((sum, { value }) => sum + value, 0));
  return (
    <>
      <svg className="stackbar" height={24} aria-hidden="true">
        {parts.map(({ label: part, value }, place) => (
          <rect
            key={part}
            fill={toneOf(place)}
            x={percent(before[place] ?? 0, whole)}
            width={percent(value, whole)}
            height={24}
          />
        ))}
      </svg>
      <ul className="key" aria-label={label}>
        {parts.map(({ label: part, value }, place) => (
          <li key={part}>
            <svg width={12} height={12} aria-hidden="true">
              <rect fill={toneOf(place)} width={12} height={12} />
            </svg>
            {part} <b>{formatNumber(value)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Two charts side by side, the first wider. */
export function Charts({ children }: { children: ReactNode }) {
  return <div className="grid grid--charts">{children}</div>;
}
