import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import { claimRejection, deletion } from "./community-steps.server";

const pages = stepPages({ deletion, rejection: claimRejection });

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
