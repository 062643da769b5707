import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { idFromPath } from "~/platform/form/id";
import { badRequest, orNotFound } from "~/platform/refusal";
import { chatPath } from "../rules/answers";
import { chatOf } from "../store/chats.server";
import { sayHelped } from "../verbs/opinion.server";

const buttons = buttonSteps({
  opinion: {
    back: async ({ context, id }) => chatPath(orNotFound(await chatOf(uatOf(context).userId, id)).id),
    done: null,
    work: ({ id, form }) => {
      const helped = form.get("helped");
      if (helped !== "yes" && helped !== "no") throw badRequest();
      return sayHelped(id, idFromPath(String(form.get("question"))), helped === "yes");
    },
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function Opinion() {
  return null;
}
