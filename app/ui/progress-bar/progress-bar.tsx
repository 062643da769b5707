import { formatRating } from "~/platform/language/numbers";

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
        <b className="num">{words}</b>
      </div>
      <progress className="progress" max={max} value={value} aria-label={label}>
        {words}
      </progress>
    </div>
  );
}

/** The criteria of a rating, each out of 5. */
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
