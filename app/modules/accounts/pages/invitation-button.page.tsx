import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { readableEmail } from "~/platform/language/host-name";
import { homeOfRole } from "../rules/actor";
import { colleaguesPath, invitationPath, UNPLACED_PATH } from "../rules/places";
import { linkFromAddress, unlessTooManyFail } from "../signed-in/limits.server";
import { type StepRoute, stepAt } from "../signed-in/posted-step.server";
import { actorOf, fromOf, unplacedOf } from "../signed-in/request.server";
import { acceptInvitation, declineInvitation } from "../verbs/acceptance.server";
import { resendInvitation } from "../verbs/invitation.server";
import { signedInOf } from "./invitation.server";

type Button = { back(route: StepRoute): string; work(route: StepRoute): Promise<Response> };

const DECLINED = {
  tone: "green",
  title: "Ați refuzat invitația.",
  text: "Titularii organizației au fost anunțați.",
} as const;

/** The buttons about invitations, by the end of their address. */
const buttons: Readonly<Record<string, Button>> = {
  "invitations/:id/resending": {
    back: ({ context }) => colleaguesPath(actorOf(context).role),
    work: async ({ context, params }) => {
      const actor = actorOf(context);
      const { email } = await resendInvitation(actor, idFromPath(params.id));
      return goTo(colleaguesPath(actor.role), {
        tone: "green",
        title: `Invitația a fost retrimisă la ${readableEmail(email)}.`,
        text: "Linkul din mesajul de dinainte nu mai este valabil.",
      });
    },
  },
  "invitatie/:token/refuz": {
    back: ({ params: { token = "" } }) => invitationPath(token),
    work: async ({ context, params: { token = "" }, request }) => {
      const attempt = [linkFromAddress, fromOf(request, context).address] as const;
      await unlessTooManyFail(attempt, () => declineInvitation({ token }));
      return goTo(signedInOf(context) ? UNPLACED_PATH : "/", DECLINED);
    },
  },
  "fara-organizatie/invitatii/:id/acceptare": {
    back: () => UNPLACED_PATH,
    work: async ({ context, params }) => {
      const person = unplacedOf(context);
      const { invitation } = await acceptInvitation({ id: idFromPath(params.id), email: person.email }, person);
      const title = `De acum lucrați în contul ${invitation.organisation}.`;
      return goTo(homeOfRole(invitation.kind), { tone: "green", title });
    },
  },
  "fara-organizatie/invitatii/:id/refuz": {
    back: () => UNPLACED_PATH,
    work: async ({ context, params }) => {
      const { email } = unplacedOf(context);
      await declineInvitation({ id: idFromPath(params.id), email });
      return goTo(UNPLACED_PATH, DECLINED);
    },
  },
};

type Asked = StepRoute & { pattern: string };

/** The address with a token is a secret: it is sent to no other site. */
export const headers = () => ({ "referrer-policy": "same-origin" });
export const loader = (route: Asked) => redirect(stepAt(buttons, route.pattern).back(route));
export const action = (route: Asked) => stepAt(buttons, route.pattern).work(route);

/** Only the error pages of these addresses are rendered. */
export default function InvitationButton() {
  return null;
}
