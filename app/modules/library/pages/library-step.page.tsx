import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import { articleRemoval, linkRemoval, rating, verification, withdrawal } from "./library-steps.server";

const pages = stepPages({
  "links/:id/removal": linkRemoval,
  "articles/:id/removal": articleRemoval,
  rating,
  verification,
  withdrawal,
});

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
