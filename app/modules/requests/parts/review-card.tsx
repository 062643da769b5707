import { Card } from "~/ui/card/card";
import { RatingBars } from "~/ui/progress-bar/progress-bar";
import { Stars } from "~/ui/rating/rating";
import { REVIEW_SCORES } from "../rules/review";

export type ReviewView = {
  overall: number;
  scores: Record<"quality" | "time" | "communication" | "price", number>;
  text: string;
  when: string;
  reply: { text: string; when: string } | null;
  hidden: string | null;
};

/** The review that this authority wrote, with the partner's word to it. */
export function ReviewCard({ review, partner }: { review: ReviewView; partner: string }) {
  const { scores } = review;
  return (
    <Card heading="Recenzia dumneavoastră">
      <div className="stack stack--1">
        <Stars value={review.overall} />
        <RatingBars
          bars={(["quality", "time", "communication", "price"] as const).map((score) => ({
            label: REVIEW_SCORES[score],
            value: scores[score],
          }))}
        />
        <p className="lines">{review.text}</p>
        <p className="small muted">{review.when}</p>
        {review.reply === null ? null : (
          <>
            <p>
              <b>{partner} a răspuns:</b>
            </p>
            <p className="lines">{review.reply.text}</p>
            <p className="small muted">{review.reply.when}</p>
          </>
        )}
        {review.hidden === null ? null : <p className="small ochre">{review.hidden}</p>}
      </div>
    </Card>
  );
}
