import { safePath } from "~/modules/accounts/rules/safe-path";
import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { RETURN_TO } from "~/platform/form/hidden-fields";
import { badRequest } from "~/platform/refusal";
import { MARKETPLACE } from "../rules/listing";
import { keepPartner } from "../verbs.server";

const buttons = buttonSteps({
  favourite: {
    back: ({ form }) => safePath(String(form?.get(RETURN_TO) ?? "")) ?? MARKETPLACE,
    work: ({ actor, id, form }) => {
      const kept = form.get("kept");
      if (kept !== "yes" && kept !== "no") throw badRequest();
      return keepPartner(actor, id, kept === "yes");
    },
    done: ({ form }) => ({
      title: form.get("kept") === "yes" ? "Firma este în lista dumneavoastră." : "Firma nu mai este în listă.",
    }),
  },
});
export const loader = buttons.loader;
export const action = buttons.action;

export default function PartnerFavourite() {
  return null;
}
