import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import { deletion, keeping, report } from "./post-steps.server";

const pages = stepPages({ deletion, keeping, report });

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
