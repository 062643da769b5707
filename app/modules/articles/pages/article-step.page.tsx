import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import { deletion, quickRejection, withdrawal } from "./article-steps.server";

const pages = stepPages({ deletion, withdrawal, "quick-rejection": quickRejection });

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
