import { Card } from "~/ui/card/card";
import { RatingBars } from "~/ui/progress-bar/progress-bar";
import { Rating } from "~/ui/rating/rating";
import { Dotted, Moment } from "~/ui/text/text";
import type { ContentOf } from "../profile.server";

type ReviewList = ContentOf<"prezentare">["reviews"];

/** What authorities said after a collaboration, and what the firm answered. */
export function Reviews({ reviews }: { reviews: ReviewList }) {
  if (reviews.list.length === 0) {
    return (
      <Card heading="Recenzii">
        <p className="muted">Fără recenzii. Ele vin de la autorități, după o colaborare încheiată pe platformă.</p>
      </Card>
    );
  }
  return (
    <Card heading="Recenzii" action={<Rating value={reviews.rating} words={reviews.words} />} className="stack">
      <RatingBars bars={reviews.bars} />
      <ul className="ruled">
        {reviews.list.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {reviews.older ? <p className="small muted">{reviews.older}</p> : null}
    </Card>
  );
}

function Review({ review }: { review: ReviewList["list"][number] }) {
  return (
    <li className="stack stack--1">
      <p>„{review.text}”</p>
      <p className="small muted">
        <Dotted
          facts={[
            review.authority,
            review.category,
            <Moment key="when" at={review.at}>
              {review.when}
            </Moment>,
          ]}
        />
      </p>
      <p className="small muted">
        <Dotted facts={[`Nota ${review.overall} din 5`, review.scores]} />
      </p>
      {review.reply ? (
        <p className="small">
          <strong>Răspunsul firmei:</strong> {review.reply}
        </p>
      ) : null}
    </li>
  );
}
