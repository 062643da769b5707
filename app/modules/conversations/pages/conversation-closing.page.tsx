import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { threadPath } from "../rules";
import { closeConversation } from "../verbs.server";
import { memberOf } from "./list.server";

const buttons = buttonSteps({
  closing: {
    back: ({ context, id }) => threadPath(memberOf(context), id),
    done: { title: "Conversația a fost încheiată.", text: "Un mesaj nou o deschide din nou." },
    work: ({ context, id }) => closeConversation(memberOf(context), id),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

export default function Closing() {
  return null;
}
