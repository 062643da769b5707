import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import { clarification, confirmations, evaluation, hiding, review, sharing } from "./request-steps.server";

const pages = stepPages({ ...confirmations, clarification, evaluation, hiding, review, sharing });

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
