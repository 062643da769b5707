import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { actorOf } from "../request.server";
import { colleaguesPath } from "../rules/places";
import { resendInvitation } from "../verbs/invitation.server";
import type { Route } from "./+types/invitation-resending.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(colleaguesPath(actorOf(context).role));

export async function action({ context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { email } = await resendInvitation(actor, idFromPath(params.id));
  return goTo(colleaguesPath(actor.role), {
    tone: "green",
    title: `Invitația a fost retrimisă la ${email}.`,
    text: "Linkul din mesajul de dinainte nu mai este valabil.",
  });
}

export default function InvitationResending() {
  return null;
}
