import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { unplacedOf } from "../request.server";
import { homeOfRole } from "../rules/actor";
import { UNPLACED_PATH } from "../rules/places";
import { acceptInvitation } from "../verbs/acceptance.server";
import type { Route } from "./+types/unplaced-acceptance.page";

export const loader = () => redirect(UNPLACED_PATH);

export async function action({ context, params }: Route.ActionArgs) {
  const person = unplacedOf(context);
  const { invitation } = await acceptInvitation({ id: idFromPath(params.id), email: person.email }, person);
  return goTo(homeOfRole(invitation.kind), {
    tone: "green",
    title: `De acum lucrați în contul ${invitation.organisation}.`,
  });
}

export default function UnplacedAcceptance() {
  return null;
}
