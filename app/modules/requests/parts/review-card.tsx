import { dateLong } from "~/platform/language/dates";
import { Card } from "~/ui/card/card";
import { RatingBars } from "~/ui/chart/progress-bar";
import { Notice } from "~/ui/flash/flash";
import { Stars } from "~/ui/review/rating";
import { Dotted } from "~/ui/text/text";
import { opportunityPath } from "../rules/paths";
import { CRITERIA, REVIEW_SCORES } from "../rules/review";
import type { reviewView } from "../views/request-view.server";
import { TextForm } from "./text-form";

type Review = ReturnType<typeof reviewView>;

const Scores = ({ review }: { review: Review }) => (
  <RatingBars bars={CRITERIA.map((score) => ({ label: REVIEW_SCORES[score], value: review[score] }))} />
);

type OwnReview = Review & { hiddenReason: string | null };

/** The authority's review, with the partner's reply. */
export function ReviewCard({ review, partner }: { review: OwnReview; partner: string }) {
  const { reply, repliedAt } = review;
  return (
    <Card heading="Recenzia dumneavoastră">
      <div className="stack stack--1">
        <Stars value={review.overall} />
        <Scores review={review} />
        <p className="lines">{review.text}</p>
        <p className="small muted">{`Scrisă pe ${dateLong(review.reviewedAt)}`}</p>
        {repliedAt === null ? null : (
          <>
            <p>
              <b>{partner} a răspuns:</b>
            </p>
            <p className="lines">{reply}</p>
            <p className="small muted">{dateLong(repliedAt)}</p>
          </>
        )}
        {review.isHidden ? (
          <p className="small ochre">{`Un administrator a ascuns recenzia: ${review.hiddenReason ?? "fără motiv"}`}</p>
        ) : null}
      </div>
    </Card>
  );
}

/** `replyKey` is null for those who may not reply. */
type PartnerReviewProps = { id: string; authority: string; review: Review; replyKey: string | null };

/** The review as the reviewed partner sees it, with the reply form. */
export function PartnerReview({ id, authority, review, replyKey }: PartnerReviewProps) {
  const { reply, repliedAt } = review;
  return (
    <section className="card stack" id="recenzie" tabIndex={-1} aria-labelledby="recenzie-titlu">
      <h2 id="recenzie-titlu">Recenzia autorității</h2>
      {review.isHidden ? (
        <Notice tone="yellow">
          Recenzia a fost ascunsă de un administrator: nu este publică și nu se ia în calculul notei.
        </Notice>
      ) : null}
      <div>
        <Stars value={review.overall} />
        <p className="small muted">
          <Dotted facts={[authority, dateLong(review.reviewedAt)]} />
        </p>
      </div>
      <p className="lines">{review.text}</p>
      <Scores review={review} />
      {repliedAt === null ? null : (
        <div>
          <p>
            <strong>Răspunsul dumneavoastră</strong>
            <span className="small muted block">{dateLong(repliedAt)}</span>
          </p>
          <p className="lines">{reply}</p>
        </div>
      )}
      {replyKey === null ? null : <TextForm {...replyForm(id, replyKey)} />}
    </section>
  );
}

/** Shared with the page that shows a refused reply again. */
export const replyForm = (id: string, formKey: string) => ({
  action: opportunityPath(id, "review-reply"),
  formKey,
  id: "raspuns-recenzie",
  rows: 4,
  label: "Răspundeți la recenzie",
  hint: "O singură dată. Răspunsul apare public, sub recenzie.",
  variant: "primary" as const,
  submit: "Publică răspunsul",
  busyLabel: "Se publică…",
});
