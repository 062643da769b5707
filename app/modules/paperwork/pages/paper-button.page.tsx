import { buttonSteps, type StepRoute } from "~/modules/accounts/signed-in/posted-step.server";
import { uatOf } from "~/modules/accounts/signed-in/request.server";
import { requestOf } from "~/modules/requests/store/requests.server";
import { idFromPath } from "~/platform/form/id";
import { papersPath, pricesPath, proofsPath } from "../rules/paths";
import { removePrice, removeProof, takeStepBack } from "../verbs/chain.server";
import { stepOfRoute } from "./papers-of.server";

/** Where the buttons of a request lead back, for whoever sees the request. */
const backTo = (path: (id: string) => string) => async (asked: StepRoute & { id: string }) =>
  path((await requestOf(uatOf(asked.context), asked.id)).id);

const buttons = buttonSteps({
  return: {
    back: backTo(papersPath),
    done: { title: "Pasul nu mai este omis." },
    work: ({ context, params, id }) => takeStepBack(uatOf(context), id, stepOfRoute(params)),
  },
  "prices/:priceId/removal": {
    back: backTo(pricesPath),
    done: { title: "Prețul a fost șters." },
    work: ({ context, params, id }) => removePrice(uatOf(context), id, idFromPath(params.priceId)),
  },
  "proofs/:fileId/removal": {
    back: backTo(proofsPath),
    done: { title: "Dovada a fost ștearsă." },
    work: ({ context, params, id }) => removeProof(uatOf(context), id, idFromPath(params.fileId)),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** The route needs a component for its error pages. */
export default function PaperButton() {
  return null;
}
