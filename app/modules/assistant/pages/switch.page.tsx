import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { LIBRARY_QUESTIONS } from "~/modules/library/rules/paths";
import { now } from "~/platform/clock";
import { isYes } from "~/platform/form/yes-or-no";
import { badRequest } from "~/platform/refusal";
import { STOPPABLE, type Stoppable } from "../rules/answers";
import { endStop, insertStop } from "../store/chats.server";

const SAID: Readonly<Record<Stoppable, { started: string; stopped: string }>> = {
  assistant: { started: "Asistentul răspunde din nou.", stopped: "Asistentul este oprit." },
  model: {
    started: "Modelul scrie din nou.",
    stopped: "Modelul este oprit: asistentul răspunde numai cu pasaje, iar textul nu se mai trimite nimănui.",
  },
};

function whatOf(form: FormData): Stoppable {
  const what = form.get("what");
  const known = what === null ? "assistant" : STOPPABLE.find((one) => one === what);
  if (known === undefined) throw badRequest();
  return known;
}

const buttons = buttonSteps({
  switch: {
    back: ({ context }) => {
      adminOf(context);
      return LIBRARY_QUESTIONS;
    },
    done: ({ form }) => ({ title: SAID[whatOf(form)][isYes(form, "answers") ? "started" : "stopped"] }),
    work: ({ actor, form }) => (isYes(form, "answers") ? endStop : insertStop)(whatOf(form), actor.userId, now()),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function Switch() {
  return null;
}
