import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import { goTo } from "~/platform/http/go.server";
import { tell } from "~/platform/live/live.server";
import { centreOf, NOTIFICATIONS } from "../rules";
import { readAll } from "../store/inbox.server";
import type { Route } from "./+types/notification-reading.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(centreOf(actorOf(context).role));

export async function action({ context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const read = await readAll(actor, now());
  if (read > 0) await tell([actor.userId], NOTIFICATIONS);
  return goTo(centreOf(actor.role), { tone: "green", title: "Toate notificările sunt citite." });
}

export default function Reading() {
  return null;
}
