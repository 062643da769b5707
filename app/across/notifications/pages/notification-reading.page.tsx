import { redirect } from "react-router";
import { actorContext } from "~/modules/accounts/actor-context";
import { now } from "~/platform/clock";
import { goTo } from "~/platform/http/go.server";
import { tell } from "~/platform/live/live.server";
import { centreOf, NOTIFICATIONS } from "../rules";
import { readAll } from "../store/inbox.server";
import type { Route } from "./+types/notification-reading.page";
import { signedIn } from "./signed-in.server";

export const loader = ({ context }: Route.LoaderArgs) => redirect(centreOf(signedIn(context.get(actorContext)).role));

export async function action({ context }: Route.ActionArgs) {
  const actor = signedIn(context.get(actorContext));
  const read = await readAll(actor, now());
  if (read > 0) await tell([actor.userId], NOTIFICATIONS);
  return goTo(centreOf(actor.role), { tone: "green", title: "Toate notificările sunt citite." });
}

export default function Reading() {
  return null;
}
