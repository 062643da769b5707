import type { ReactNode } from "react";
import { formatRating } from "~/platform/language/numbers";
import { unbroken } from "../text/unbroken";
import { FiveStars, Star } from "./star";

export type RatingProps = {
  /** The mean, or null when nobody has rated. */
  value: number | null;
  /** The number of reviews in words: "23 de recenzii". */
  words?: string;
};

/** "★ 4,8 23 de recenzii"; what it is out of is read aloud. */
export const Rating = (rating: RatingProps) => <RatingWith {...rating} drawing={<Star />} />;

/** The same with five stars, filled up to the whole number below the mean. */
export const Stars = (rating: RatingProps) => (
  <RatingWith {...rating} drawing={<FiveStars full={rating.value ?? 0} />} />
);

function RatingWith({ value, words, drawing }: RatingProps & { drawing: ReactNode }) {
  if (value === null) return <span className="muted small">Fără recenzii</span>;
  return (
    <span className="rating">
      {drawing}
      {formatRating(value)}
      <span className="vh"> din 5</span>
      {words ? <span> {unbroken(words)}</span> : null}
    </span>
  );
}
