import type { ReactNode } from "react";
import { formatRating } from "~/platform/language/numbers";
import { Anchor } from "../anchor/anchor";

export type ProgressBarProps = {
  label: string;
  value: number;
  max?: number;
  /** The value in words, beside the label: "3 din 5", "60%". */
  words: string;
};

/** A progress bar with its label and its value in words. */
export function ProgressBar({ label, value, max = 100, words }: ProgressBarProps) {
  return (
    <div className="meter">
      <div className="meter__head">
        <span>{label}</span>
        <b className="num nowrap">{words}</b>
      </div>
      <progress className="progress" max={max} value={value} aria-label={label}>
        {words}
      </progress>
    </div>
  );
}

/** The same in the cell of a row: a thin bar over its words. */
export const ProgressCell = ({ label, value, words }: Omit<ProgressBarProps, "max">) => (
  <span className="meter meter--thin">
    <progress className="progress" max={100} value={value} aria-label={label} />
    <span className="muted">{words}</span>
  </span>
);

export type BarsProps = {
  bars: ReadonlyArray<{ label: string; href?: string; value: number; words: ReactNode }>;
  max: number;
};

/** Bars one below the other, each with its label before it and its number after it. */
export function Bars({ bars, max }: BarsProps) {
  return (
    <dl className="bars">
      {bars.map(({ label, href, value, words }) => (
        <div key={label}>
          <dt>{href === undefined ? label : <Anchor href={href}>{label}</Anchor>}</dt>
          <dd>
            <progress className="progress" max={max} value={value} aria-label={label} />
          </dd>
          <dd className="num">{words}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The criteria of a rating, each out of 5. */
export function RatingBars({ bars }: { bars: ReadonlyArray<{ label: string; value: number }> }) {
  return (
    <Bars
      max={5}
      bars={bars.map(({ label, value }) => ({
        label,
        value,
        words: (
          <>
            <strong>{formatRating(value)}</strong>
            <span className="vh"> din 5</span>
          </>
        ),
      }))}
    />
  );
}
