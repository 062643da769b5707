import { buttonSteps } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { badRequest, orNotFound } from "~/platform/refusal";
import { adminResourcePath } from "../rules/paths";
import { objectionById } from "../store/feedback.server";
import { settleObjection } from "../verbs/feedback.server";

const buttons = buttonSteps({
  settlement: {
    back: async ({ context, id }) => {
      adminOf(context);
      return adminResourcePath(orNotFound(await objectionById(id)).resourceId);
    },
    done: ({ form }) => ({
      title: form.get("settled") === "yes" ? "Observația este rezolvată." : "Observația este din nou deschisă.",
    }),
    work: ({ actor, id, form }) => {
      const settled = form.get("settled");
      if (settled !== "yes" && settled !== "no") throw badRequest();
      return settleObjection(actor, id, settled === "yes");
    },
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ObjectionSettlement() {
  return null;
}
