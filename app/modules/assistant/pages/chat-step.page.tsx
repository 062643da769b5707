import { stepPages } from "~/modules/accounts/signed-in/step-page.server";
import { StepPage } from "~/ui/form/step-page";
import { removal, renaming } from "./chat-steps.server";

const pages = stepPages({ title: renaming, removal });

export const loader = pages.loader;
export const action = pages.action;
export default StepPage;
