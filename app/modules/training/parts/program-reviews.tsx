import { Pencil } from "lucide-react";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Notice } from "~/ui/flash/flash";
import { Stack } from "~/ui/layout/layout";
import { Stars } from "~/ui/rating/rating";
import { Dotted, Moment } from "~/ui/text/text";
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
    <Card heading="Recenzii" action={<ProgramRating rating={rating} count={count} />} id="recenzii">
      <Stack gap={2}>
        {own?.hidden ? <Notice tone="yellow">Recenzia dumneavoastră nu se arată. {own.hidden}</Notice> : null}
        {reviews.length === 0 ? (
          <p className="muted">Nicio recenzie, deocamdată. Le scriu participanții, după program.</p>
        ) : (
          reviews.map((review) => <ProgramReview key={review.id} review={review} />)
        )}
        {count > most ? <p className="small muted">Aici sunt cele mai noi {most}.</p> : null}
        {write ? (
          <div>
            <ButtonLink small icon={Pencil} href={write}>
              {own ? "Modifică recenzia" : "Scrie o recenzie"}
            </ButtonLink>
          </div>
        ) : null}
      </Stack>
    </Card>
  );
}

export function ProgramReview({ review }: { review: ReviewView }) {
  const { stars, text, organisation, held, written } = review;
  return (
    <article className="stack stack--1">
      <Stars value={stars} />
      <p className="lines">{text}</p>
      <p className="small muted">
        <Dotted
          facts={[
            organisation,
            `participare la ${held}`,
            <Moment key="written" at={written.at}>
              {written.text}
            </Moment>,
          ]}
        />
      </p>
    </article>
  );
}
