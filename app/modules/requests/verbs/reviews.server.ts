import type { z } from "zod";
import type { Actor } from "~/modules/accounts/rules/actor";
import { setRating } from "~/modules/partners/verbs.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import type { reviewForm } from "../forms/reviews";
import { REPLIED, reviewPolicy } from "../rules/review-policy";
import {
  insertReview,
  lockRating,
  type Review,
  ratingFor,
  reviewById,
  reviewIn,
  saveReply,
  setHidden,
} from "../store/reviews.server";
import { wayTo, withLockedRequest } from "./guard.server";

export type ReviewInput = z.output<typeof reviewForm>;

/** Stores a review and updates the partner's rating. Returns its id. */
export async function writeReview(actor: Actor, requestId: string, input: ReviewInput): Promise<string> {
  return withLockedRequest(actor, requestId, async (request, { at, log }) => {
    reviewPolicy.allow("review", actor, { request, review: await reviewIn(request) }, at, wayTo(actor, requestId));
    const partnerId = request.acceptedPartnerId ?? "";
    await lockRating(partnerId);
    const id = await insertReview({ ...input, requestId, partnerId, reviewedAt: at, reviewedBy: actor.userId });
    await setRating(partnerId, await ratingFor(partnerId));
    await log("review.written", { subjectId: id });
    return id;
  });
}

/** Publishes the partner's only reply to a review. */
export async function replyToReview(actor: Actor, reviewId: string, { text }: { text: string }): Promise<void> {
  await transaction(async () => {
    const { review, request } = await reviewById(reviewId);
    const at = now();
    const way = wayTo(actor, request.id);
    reviewPolicy.allow("reply", actor, { request, review }, at, way);
    moved(await saveReply(reviewId, { reply: text, repliedAt: at, repliedBy: actor.userId }), REPLIED, way);
    await record({ what: "review.replied", subjectId: reviewId, by: actor, at });
  });
}

/** Hides a review from the public and from the rating. Its author is sent the reason. */
export async function hideReview(actor: Actor, reviewId: string, { reason }: { reason: string }): Promise<void> {
  await moderate(actor, reviewId, "hide", async (at) => {
    const hidden = { hiddenAt: at, hiddenBy: actor.userId, hiddenReason: reason };
    moved(await setHidden(reviewId, hidden), "Recenzia este deja ascunsă.");
    await record({ what: "review.hidden", subjectId: reviewId, by: actor, at, note: reason });
  });
}

export async function showReview(actor: Actor, reviewId: string): Promise<void> {
  await moderate(actor, reviewId, "show", async (at) => {
    moved(await setHidden(reviewId, null), "Recenzia este deja afișată.");
    await record({ what: "review.shown", subjectId: reviewId, by: actor, at });
  });
}

async function moderate(actor: Actor, id: string, action: "hide" | "show", work: (at: Date) => Promise<void>) {
  await transaction(async () => {
    const { partnerId }: Review = (await reviewById(id)).review;
    await lockRating(partnerId);
    const subject = await reviewById(id);
    const at = now();
    reviewPolicy.allow(action, actor, subject, at);
    await work(at);
    await setRating(partnerId, await ratingFor(partnerId));
  });
}
