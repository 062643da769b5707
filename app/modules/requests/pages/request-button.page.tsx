import { buttonSteps } from "~/modules/accounts/signed-in/posted-step.server";
import { adminRequestPath, requestPath } from "../rules/paths";
import { duplicateRequest, unqueueRequest } from "../verbs/drafts.server";
import { showRequest } from "../verbs/moderation.server";
import { confirmResponse } from "../verbs/responses.server";
import { shareRequest } from "../verbs/sharing.server";
import { opportunityAddress, ownResponseOfRoute } from "./partner.server";
import { requestAddress } from "./request-here.server";

const buttons = buttonSteps({
  recall: {
    back: requestAddress,
    done: {
      title: "Solicitarea nu se mai trimite la verificare.",
      text: "Este din nou o ciornă; o trimiteți când vreți.",
    },
    work: ({ actor, id }) => unqueueRequest(actor, id),
  },
  copy: {
    back: requestAddress,
    done: {
      title: "Ciorna nouă este gata.",
      text: "Textul, bugetul și fișierele sunt cele dinainte; alegeți un termen nou.",
    },
    work: async ({ actor, id }) => requestPath(await duplicateRequest(actor, id)),
  },
  unsharing: {
    back: requestAddress,
    done: { title: "Solicitarea nu se mai vede la alte autorități." },
    work: ({ actor, id }) => shareRequest(actor, id, false),
  },
  /** An ADMIN shows a hidden request again. */
  showing: {
    back: ({ id }) => adminRequestPath(id),
    done: {
      title: "Solicitarea se vede din nou.",
      text: "Autoritatea și firmele care au trimis oferte sunt anunțate.",
    },
    work: ({ actor, id }) => showRequest(actor, id),
  },
  /** The firm confirms its response, unchanged, after the request was changed. */
  confirmation: {
    back: opportunityAddress,
    done: { title: "Oferta a fost confirmată.", text: "Rămâne valabilă așa cum este." },
    work: async (posted) => confirmResponse(posted.actor, (await ownResponseOfRoute(posted)).id),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** The route needs a component for its error pages. */
export default function RequestButton() {
  return null;
}
