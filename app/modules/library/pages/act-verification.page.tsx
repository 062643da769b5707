import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { orNotFound } from "~/platform/refusal";
import { ADMIN_ACTS } from "../rules/paths";
import { actById } from "../store/acts.server";
import { verifyAct } from "../verbs/acts.server";

const buttons = buttonSteps({
  verification: {
    back: async ({ id }) => {
      orNotFound(await actById(id));
      return ADMIN_ACTS;
    },
    done: { title: "Actul este verificat astăzi." },
    work: ({ actor, id }) => verifyAct(actor, id),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function ActVerification() {
  return null;
}
