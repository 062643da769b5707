import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { adminOf } from "~/modules/accounts/signed-in/request.server";
import { orNotFound } from "~/platform/refusal";
import { linksPath } from "../rules/link-query";
import { checkWords, isBroken } from "../rules/links";
import { ADMIN_LINKS } from "../rules/paths";
import { checkById } from "../store/links.server";
import { askLinkNow } from "../verbs/link-checks.server";

/** `care` says from which of the two lists the button was pressed. */
const listOf = (form: FormData | undefined): string =>
  form?.get("care") === "nefunctionale" ? linksPath({ list: "nefunctionale" }) : ADMIN_LINKS;

const buttons = buttonSteps({
  check: {
    back: async ({ context, id, form }) => {
      adminOf(context);
      orNotFound(await checkById(id));
      return listOf(form);
    },
    done: async ({ id }) => {
      const check = await checkById(id);
      if (check === null) return null;
      const { state, address } = check;
      const isGood = state.problem === null;
      return {
        tone: isGood ? "green" : isBroken(state) ? "red" : "yellow",
        title: isGood ? "Linkul funcționează." : "Linkul nu a răspuns cum trebuie.",
        text: isGood ? address : `${address}: ${checkWords(state)}`,
      };
    },
    prepare: ({ actor, id }) => askLinkNow(actor, id),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Rendered only for refusals, by the error boundary. */
export default function LinkCheck() {
  return null;
}
