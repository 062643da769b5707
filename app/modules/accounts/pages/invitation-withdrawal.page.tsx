import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { actorOf } from "../request.server";
import { accountPath } from "../rules/places";
import { withdrawInvitation } from "../verbs/invitation.server";
import type { Route } from "./+types/invitation-withdrawal.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(`${accountPath(actorOf(context).role)}#colegi`);

export async function action({ context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  await withdrawInvitation(actor, idFromPath(params.id));
  return goTo(`${accountPath(actor.role)}#colegi`, {
    tone: "green",
    title: "Invitația a fost retrasă.",
    text: "Linkul din mesaj nu mai este valabil.",
  });
}

export default function InvitationWithdrawal() {
  return null;
}
