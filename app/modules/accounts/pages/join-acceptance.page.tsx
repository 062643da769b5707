import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { actorOf } from "../request.server";
import { accountPath } from "../rules/places";
import { decideJoin } from "../verbs/membership.server";
import type { Route } from "./+types/join-acceptance.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(accountPath(actorOf(context).role));

export async function action({ context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  await decideJoin(actor, idFromPath(params.id), "accept");
  return goTo(accountPath(actor.role), {
    tone: "green",
    title: "Cererea a fost acceptată.",
    text: "Persoana se poate conecta și a fost anunțată prin e-mail.",
  });
}

export default function JoinAcceptance() {
  return null;
}
