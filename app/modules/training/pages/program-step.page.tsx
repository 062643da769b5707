import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import { cancellation, publication, rejection } from "./program-decisions.server";
import { review, reviewHiding, revocation, withdrawal } from "./program-steps.server";

const pages = stepPages({
  publication,
  rejection,
  cancellation,
  review,
  withdrawal,
  hiding: reviewHiding,
  revocation,
});

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
