import { Pencil } from "lucide-react";
import { ButtonLink } from "~/ui/button/button";
import { Notice } from "~/ui/flash/flash";
import { Stars } from "~/ui/review/rating";
import { Dotted } from "~/ui/text/text";
import type { ReviewView } from "../rules/review-view";
import { ProgramRating, type ProgramRatingProps } from "./program-rating";

type ProgramReviewsProps = ProgramRatingProps & {
  reviews: readonly ReviewView[];
  /** How many are shown at most. */
  most: number;
  /** The reader's own review, with the sentence that says that it is hidden. */
  own: { hidden: string | null } | null;
  /** Where the reader writes one; null for whoever may not. */
  write: string | null;
};

/** What those who came thought of a program. */
export function ProgramReviews({ rating, count, reviews, most, own, write }: ProgramReviewsProps) {
  return (
    <section className="list" id="recenzii" tabIndex={-1} aria-label="Recenzii">
      <div className="list__h">
        <h2>Recenzii</h2>
        <ProgramRating rating={rating} count={count} />
        {write ? (
          <ButtonLink small icon={Pencil} href={write}>
            {own ? "Modifică recenzia" : "Scrie o recenzie"}
          </ButtonLink>
        ) : null}
      </div>
      {own?.hidden ? <Notice tone="yellow">Recenzia dumneavoastră nu se arată. {own.hidden}</Notice> : null}
      {reviews.length === 0 ? (
        <p className="list__end muted">Nicio recenzie, deocamdată. Le scriu participanții, după program.</p>
      ) : (
        <ul className="posts">
          {reviews.map((review) => (
            <li key={review.id}>
              <ProgramReview review={review} />
            </li>
          ))}
        </ul>
      )}
      {count > most ? <p className="list__end small muted">Aici sunt cele mai noi {most}.</p> : null}
    </section>
  );
}

export function ProgramReview({ review }: { review: ReviewView }) {
  const { stars, text, organisation, held, written } = review;
  return (
    <article className="stack stack--1">
      <Stars value={stars} />
      <p className="lines">{text}</p>
      <p className="small muted">
        <Dotted facts={[organisation, `participare la ${held}`, written]} />
      </p>
    </article>
  );
}
