import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import { applying, closing, hiding, withdrawal } from "./project-steps.server";

const pages = stepPages({ apply: applying, closing, hiding, withdrawal });

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
