import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import {
  copyRemoval,
  draftPublication,
  draftRemoval,
  modelVerification,
  modelWithdrawal,
  paperRemoval,
  skipping,
} from "./paperwork-steps.server";

const pages = stepPages({
  "steps/:step": skipping,
  ":paperId/removal": paperRemoval,
  ":kind/removal": copyRemoval,
  "draft/publication": draftPublication,
  "draft/removal": draftRemoval,
  verification: modelVerification,
  withdrawal: modelWithdrawal,
});

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
