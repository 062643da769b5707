import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { setRating } from "~/modules/partners/verbs.server";
import { stepsOn } from "~/platform/step.server";
import type { ReviewInput } from "../rules/review-fields";
import { REPLIED, reviewPolicy } from "../rules/review-policy";
import {
  insertReview,
  lockRating,
  ratingFor,
  reviewById,
  reviewIn,
  saveReply,
  setHidden,
} from "../store/reviews.server";
import { onRequest, wayTo } from "./guard.server";

/** Stores a review and updates the partner's rating. Returns its id. */
export async function writeReview(actor: Actor, requestId: string, input: ReviewInput): Promise<string> {
  return onRequest(actor, requestId, async (request, { at, ask, log }) => {
    ask(reviewPolicy, "review", { request, review: await reviewIn(request) });
    const partnerId = request.acceptedPartnerId ?? "";
    await lockRating(partnerId);
    const id = await insertReview({ ...input, requestId, partnerId, reviewedAt: at, reviewedBy: actor.userId });
    await setRating(partnerId, await ratingFor(partnerId));
    await log("review.written", { subjectId: id });
    return id;
  });
}

const onReview = stepsOn<Actor>()({
  policy: reviewPolicy,
  /** The rating of its firm, locked: it is counted again when a review is hidden or shown. */
  locked: async (id) => {
    const { review } = await reviewById(id);
    await lockRating(review.partnerId);
    return reviewById(id);
  },
  way: (actor, { request }) => (isFirma(actor) ? wayTo(actor, request.id) : undefined),
});

/** Publishes the partner's only reply to a review. */
export async function replyToReview(actor: Actor, reviewId: string, { text }: { text: string }): Promise<void> {
  await onReview(actor, reviewId, async (_review, { at, allow, moved, log }) => {
    allow("reply");
    moved(await saveReply(reviewId, { reply: text, repliedAt: at, repliedBy: actor.userId }), REPLIED);
    await log("review.replied");
  });
}

/** Hides a review from the public and from the rating. Its author is sent the reason. */
export async function hideReview(actor: Actor, reviewId: string, { reason }: { reason: string }): Promise<void> {
  await onReview(actor, reviewId, async ({ review }, { at, allow, moved, log }) => {
    allow("hide");
    const hidden = { hiddenAt: at, hiddenBy: actor.userId, hiddenReason: reason };
    moved(await setHidden(reviewId, hidden), "Recenzia este deja ascunsă.");
    await log("review.hidden", { note: reason });
    await setRating(review.partnerId, await ratingFor(review.partnerId));
  });
}

export async function showReview(actor: Actor, reviewId: string): Promise<void> {
  await onReview(actor, reviewId, async ({ review }, { allow, moved, log }) => {
    allow("show");
    moved(await setHidden(reviewId, null), "Recenzia este deja afișată.");
    await log("review.shown");
    await setRating(review.partnerId, await ratingFor(review.partnerId));
  });
}
