import { plural } from "~/platform/language/plural";
import { Rating } from "~/ui/review/rating";

export type ProgramRatingProps = { rating: number | null; count: number };

/** "★ 4,8 din 5 · 23 de recenzii", of the program and of the earlier ones with its title; nothing where there are none. */
export const ProgramRating = ({ rating, count }: ProgramRatingProps) =>
  rating === null ? null : <Rating value={rating} words={plural(count, "recenzie", "recenzii")} />;
