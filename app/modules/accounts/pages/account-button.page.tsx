import { notFound } from "~/platform/refusal";
import type { Actor } from "../rules/actor";
import { accountPath, colleaguesPath, securityPath } from "../rules/places";
import { buttonSteps } from "../signed-in/posted-step.server";
import { withdrawInvitation } from "../verbs/invitation.server";
import { askForVerification } from "../verbs/organisation.server";
import { endOtherSessions, endSession } from "../verbs/session.server";

type Asking = { actor: Actor };
const account = ({ actor }: Asking) => accountPath(actor.role);
const colleagues = ({ actor }: Asking) => colleaguesPath(actor.role);
const security = ({ actor }: Asking) => securityPath(actor.role);

const buttons = buttonSteps({
  "sessions/:id/ending": {
    back: security,
    done: { title: "Sesiunea a fost închisă." },
    work: ({ actor, id }) => endSession(actor, id),
  },
  "other-sessions/ending": {
    back: security,
    done: { title: "Celelalte sesiuni au fost închise." },
    work: ({ actor }) => endOtherSessions(actor),
  },
  verification: {
    back: account,
    done: { title: "Ați cerut din nou verificarea.", text: "Vă anunțăm prin e-mail când este gata." },
    work: async ({ actor }) => {
      if (!actor.organisation) throw notFound();
      await askForVerification(actor, actor.organisation.id);
    },
  },
  "invitations/:id/withdrawal": {
    back: colleagues,
    done: { title: "Invitația a fost retrasă.", text: "Linkul din mesaj nu mai este valabil." },
    work: ({ actor, id }) => withdrawInvitation(actor, id),
  },
});

export const loader = buttons.loader;
export const action = buttons.action;

/** Only the error pages of these addresses are rendered. */
export default function AccountButton() {
  return null;
}
