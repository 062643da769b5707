import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import { decisions, hiding, personSuspension } from "./admin-steps.server";

const pages = stepPages({ ...decisions, "people/:id/suspension": personSuspension, hiding });

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
