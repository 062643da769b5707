import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { orNotFound } from "~/platform/refusal";
import { programReviewsPath } from "../rules/paths";
import { reviewById } from "../store/reviews.server";
import { showReview } from "../verbs/reviews.server";

const buttons = buttonSteps({
  showing: {
    back: async ({ context, id }) => {
      adminOf(context);
      return programReviewsPath(orNotFound(await reviewById(id)).programId);
    },
    done: { title: "Recenzia se arată din nou." },
    work: ({ actor, id }) => showReview(actor, id),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ProgramReviewButton() {
  return null;
}
