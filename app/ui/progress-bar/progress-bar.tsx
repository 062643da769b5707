import { formatRating } from "~/platform/language/numbers";

export type ProgressBarProps = {
  label: string;
  value: number;
  max?: number;
  /** What is said beside it: "3 din 5", "60%". */
  words: string;
};

/** How far something is: the label and the words say it, the bar shows it. */
export function ProgressBar({ label, value, max = 100, words }: ProgressBarProps) {
  return (
    <div className="meter">
      <div className="meter__head">
        <span>{label}</span>
        <b className="num">{words}</b>
      </div>
      <progress className="progress" max={max} value={value} aria-label={label}>
        {words}
      </progress>
    </div>
  );
}

/** The criteria of a rating, each out of 5, under one another. */
export function RatingBars({ bars }: { bars: ReadonlyArray<{ label: string; value: number }> }) {
  return (
    <dl className="bars">
      {bars.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <progress className="progress" max={5} value={value} aria-label={label}>
              {formatRating(value)}
            </progress>
          </dd>
          <dd className="num">
            <strong>{formatRating(value)}</strong>
            <span className="vh"> din 5</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
