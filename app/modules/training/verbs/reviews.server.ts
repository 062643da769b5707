import type { Actor } from "~/modules/accounts/rules/actor";
import { orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { programReviewsPath } from "../rules/paths";
import type { ReviewInput } from "../rules/review-fields";
import { reviewModerationPolicy, reviewWritingPolicy } from "../rules/review-policy";
import { ownPlace } from "../store/enrolments.server";
import { insertReview, lockedReview, ownReview, updateReview } from "../store/reviews.server";
import { onProgram } from "./enrolments.server";

/** Stores what whoever came thinks of a program, or changes it; a hidden review stays hidden. Returns its id. */
export const writeReview = (actor: Actor, programId: string, input: ReviewInput): Promise<string> =>
  onProgram(actor, programId, async (_program, { at, ask, log }) => {
    const enrolment = await ownPlace(programId, actor);
    ask(reviewWritingPolicy, "write", { attended: enrolment?.attended ?? null });
    const { organisationId } = orNotFound(enrolment);
    const own = await ownReview(programId, actor.userId);
    if (own) await updateReview(own.id, { ...input, writtenAt: at });
    const id =
      own?.id ?? (await insertReview({ ...input, programId, userId: actor.userId, organisationId, writtenAt: at }));
    await log("program_review.written", { subjectId: id });
    return id;
  });

const onReview = stepsOn<Actor>()({
  policy: reviewModerationPolicy,
  locked: lockedReview,
  way: (_actor, { programId }) => ({ href: programReviewsPath(programId), label: "Înapoi la recenzii" }),
});

/** Hides a review from the program's page and from its rating. Its author reads the reason on the program's page. */
export const hideReview = (actor: Actor, id: string, reason: string): Promise<void> =>
  onReview(actor, id, async (_review, { at, allow, log }) => {
    allow("hide");
    await updateReview(id, { hiddenAt: at, hiddenBy: actor.userId, hiddenReason: reason });
    await log("program_review.hidden", { note: reason });
  });

export const showReview = (actor: Actor, id: string): Promise<void> =>
  onReview(actor, id, async (_review, { allow, log }) => {
    allow("show");
    await updateReview(id, { hiddenAt: null, hiddenBy: null, hiddenReason: null });
    await log("program_review.shown");
  });
