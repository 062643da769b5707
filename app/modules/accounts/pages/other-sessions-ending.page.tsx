import { redirect } from "react-router";
import { goTo } from "~/platform/http/go.server";
import { actorOf } from "../request.server";
import { securityPath } from "../rules/places";
import { endOtherSessions } from "../verbs/session.server";
import type { Route } from "./+types/other-sessions-ending.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(securityPath(actorOf(context).role));

export async function action({ context }: Route.ActionArgs) {
  const actor = actorOf(context);
  await endOtherSessions(actor);
  return goTo(securityPath(actor.role), { tone: "green", title: "Celelalte sesiuni au fost închise." });
}

export default function OtherSessionsEnding() {
  return null;
}
