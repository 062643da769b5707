import { redirect } from "react-router";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { actorOf } from "../request.server";
import { securityPath } from "../rules/places";
import { endOtherSessions, endSession } from "../verbs/session.server";
import type { Route } from "./+types/session-ending.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(securityPath(actorOf(context).role));

/** Ends the session that the address names; where it names none, all but the one that asks. */
export async function action({ context, params: { id } }: Route.ActionArgs) {
  const actor = actorOf(context);
  if (id === undefined) await endOtherSessions(actor);
  else await endSession(actor, idFromPath(id));
  const title = id === undefined ? "Celelalte sesiuni au fost închise." : "Sesiunea a fost închisă.";
  return goTo(securityPath(actor.role), { tone: "green", title });
}

export default function SessionEnding() {
  return null;
}
