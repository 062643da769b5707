import { formatRating } from "~/platform/language/numbers";
import { Dot } from "../text/text";
import { FiveStars, Star } from "./star";

export type RatingProps = {
  /** The mean, or null when nobody has rated. */
  value: number | null;
  /** How many, in words: "23 de recenzii". */
  words?: string;
  /** What stands there when nobody has rated. Never 0 stars. */
  none?: string;
};

function Words({ words }: { words: string | undefined }) {
  return (
    <span>
      din 5
      {words ? (
        <>
          <Dot />
          {words}
        </>
      ) : null}
    </span>
  );
}

/** "★ 4,8 din 5 · 23 de recenzii". */
export function Rating({ value, words, none = "Fără recenzii" }: RatingProps) {
  if (value === null) return <span className="muted small">{none}</span>;
  return (
    <span className="rating">
      <Star />
      {formatRating(value)}
      <Words words={words} />
    </span>
  );
}

/** Five stars, filled up to the whole number below the mean, and the number itself. */
export function Stars({ value, words, none = "Fără recenzii" }: RatingProps) {
  if (value === null) return <span className="muted small">{none}</span>;
  return (
    <span className="rating">
      <FiveStars full={value} />
      {formatRating(value)}
      <Words words={words} />
    </span>
  );
}
