import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { actorOf } from "../request.server";
import { accountPath } from "../rules/places";
import { decideJoin } from "../verbs/membership.server";
import type { Route } from "./+types/join-refusal.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(accountPath(actorOf(context).role));

export async function action({ context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  await decideJoin(actor, idFromPath(params.id), "decline");
  return goTo(accountPath(actor.role), {
    tone: "green",
    title: "Cererea a fost respinsă.",
    text: "Persoana a fost anunțată.",
  });
}

export default function JoinRefusal() {
  return null;
}
