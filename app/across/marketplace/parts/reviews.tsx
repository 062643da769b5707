import { Card } from "~/ui/card/card";
import { Pager } from "~/ui/pager/pager";
import { RatingBars } from "~/ui/progress-bar/progress-bar";
import { Rating } from "~/ui/rating/rating";
import { Paragraphs } from "~/ui/text/paragraphs";
import { Dotted, Moment } from "~/ui/text/text";
import type { ContentOf } from "../pages/profile.server";
import { partnerProfile } from "../rules/marketplace";

type ReviewList = ContentOf<"prezentare">["reviews"];

const PLACE = "recenzii";

/** The reviews of authorities, with the firm's replies. */
export function Reviews({ reviews, profile }: { reviews: ReviewList; profile: string }) {
  if (reviews.total === 0) {
    return (
      <Card id={PLACE} heading="Recenzii">
        <p className="muted">Fără recenzii. Ele vin de la autorități, după o colaborare încheiată pe platformă.</p>
      </Card>
    );
  }
  return (
    <Card
      id={PLACE}
      heading="Recenzii"
      action={<Rating value={reviews.rating} words={reviews.words} />}
      className="stack stack--3"
    >
      <RatingBars bars={reviews.bars} />
      <ul className="ruled ruled--top">
        {reviews.list.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      <Pager
        page={reviews.page}
        pages={reviews.pages}
        href={(page) => `${partnerProfile.address(profile, {}, { page })}#${PLACE}`}
        label="Paginile cu recenzii"
      />
    </Card>
  );
}

function Review({ review }: { review: ReviewList["list"][number] }) {
  return (
    <li className="stack stack--1">
      <Paragraphs of={review.text} />
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
      {review.reply.length > 0 ? (
        <div className="reply small stack stack--1">
          <p>
            <strong>Răspunsul firmei:</strong>
          </p>
          <Paragraphs of={review.reply} />
        </div>
      ) : null}
    </li>
  );
}
