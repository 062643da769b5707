import { redirect } from "react-router";
import { goTo } from "~/platform/http/go.server";
import { linkFromAddress, overLimit } from "../limits.server";
import { fromOf } from "../request.server";
import { invitationPath, UNPLACED_PATH } from "../rules/places";
import { declineInvitation } from "../verbs/acceptance.server";
import type { Route } from "./+types/invitation-refusal.page";
import { signedInOf } from "./invitation.server";

export const headers = () => ({ "referrer-policy": "same-origin" });
export const loader = ({ params }: Route.LoaderArgs) => redirect(invitationPath(params.token));

export async function action({ params, request, context }: Route.ActionArgs) {
  const over = await overLimit([linkFromAddress, fromOf(request, context).address]);
  if (over) throw over;
  await declineInvitation({ token: params.token });
  return goTo(signedInOf(context) ? UNPLACED_PATH : "/", {
    tone: "green",
    title: "Ați refuzat invitația.",
    text: "Organizația a fost anunțată.",
  });
}

export default function InvitationRefusal() {
  return null;
}
