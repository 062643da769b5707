import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { actorOf } from "../request.server";
import { securityPath } from "../rules/places";
import { endSession } from "../verbs/session.server";
import type { Route } from "./+types/session-ending.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(securityPath(actorOf(context).role));

export async function action({ context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  await endSession(actor, idFromPath(params.id));
  return goTo(securityPath(actor.role), { tone: "green", title: "Sesiunea a fost închisă." });
}

export default function SessionEnding() {
  return null;
}
