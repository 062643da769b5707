import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { unplacedOf } from "../request.server";
import { UNPLACED_PATH } from "../rules/places";
import { declineInvitation } from "../verbs/acceptance.server";
import type { Route } from "./+types/unplaced-refusal.page";

export const loader = () => redirect(UNPLACED_PATH);

export async function action({ context, params }: Route.ActionArgs) {
  const { email } = unplacedOf(context);
  await declineInvitation({ id: idFromPath(params.id), email });
  return goTo(UNPLACED_PATH, {
    tone: "green",
    title: "Ați refuzat invitația.",
    text: "Organizația a fost anunțată.",
  });
}

export default function UnplacedRefusal() {
  return null;
}
