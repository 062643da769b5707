import { buttonSteps } from "~/modules/accounts/http/posted-step.server";
import { adminOf } from "~/modules/accounts/http/request.server";
import { LIBRARY_QUESTIONS } from "~/modules/library/rules/paths";
import { now } from "~/platform/clock";
import { badRequest } from "~/platform/refusal";
import { endStop, insertStop } from "../store/chats.server";

const buttons = buttonSteps({
  switch: {
    back: ({ context }) => {
      adminOf(context);
      return LIBRARY_QUESTIONS;
    },
    done: ({ form }) => ({
      title: form.get("answers") === "yes" ? "Asistentul răspunde din nou." : "Asistentul este oprit.",
    }),
    work: ({ actor, form }) => {
      switch (form.get("answers")) {
        case "yes":
          return endStop(actor.userId, now());
        case "no":
          return insertStop(actor.userId, now());
        default:
          throw badRequest();
      }
    },
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function Switch() {
  return null;
}
