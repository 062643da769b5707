import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { invitationsOfOrganisation, invitationsToAddress, overLimit } from "../limits.server";
import { actorOf } from "../request.server";
import { accountPath } from "../rules/places";
import { resendInvitation } from "../verbs/invitation.server";
import type { Route } from "./+types/invitation-resending.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(`${accountPath(actorOf(context).role)}#colegi`);

export async function action({ context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const id = idFromPath(params.id);
  const over = await overLimit(
    [invitationsToAddress, id],
    [invitationsOfOrganisation, actor.organisation?.id ?? actor.userId],
  );
  if (over) throw over;
  const { email } = await resendInvitation(actor, id);
  return goTo(`${accountPath(actor.role)}#colegi`, {
    tone: "green",
    title: `Invitația a fost retrimisă la ${email}.`,
    text: "Linkul din mesajul de dinainte nu mai este valabil.",
  });
}

export default function InvitationResending() {
  return null;
}
