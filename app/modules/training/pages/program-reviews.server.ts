import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { programReviewPath } from "../rules/paths";
import { reviewWritingPolicy } from "../rules/review-policy";
import { reviewView } from "../rules/review-view";
import type { ProgramRecord } from "../store/programs.server";
import { ownReview, reviewsLike } from "../store/reviews.server";

const MOST = 20;

/** The reviews of a program for its page, and the way to write one or to change one's own. `attended` is the reader's own. */
export async function programReviewsView(program: ProgramRecord, actor: Actor, attended: boolean | null) {
  const { id, kind, rating, reviewCount } = program;
  const mayWrite = reviewWritingPolicy.may("write", actor, { attended }, now());
  const own = mayWrite ? await ownReview(id, actor.userId) : null;
  return {
    rating,
    count: reviewCount,
    most: MOST,
    reviews: (await reviewsLike(id, { hidden: false, limit: MOST })).map(reviewView),
    own: own && { hidden: reviewView(own).hidden },
    write: mayWrite ? programReviewPath(kind, id) : null,
  };
}
