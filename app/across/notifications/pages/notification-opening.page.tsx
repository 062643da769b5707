import { redirect } from "react-router";
import { actorContext } from "~/modules/accounts/actor-context";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { tell } from "~/platform/live/live.server";
import { centreOf, NOTIFICATIONS } from "../rules";
import { readOne } from "../store/inbox.server";
import type { Route } from "./+types/notification-opening.page";
import { signedIn } from "./signed-in.server";

export const loader = ({ context }: Route.LoaderArgs) => redirect(centreOf(signedIn(context.get(actorContext)).role));

export async function action({ context, params }: Route.ActionArgs) {
  const actor = signedIn(context.get(actorContext));
  const href = await readOne(actor, idFromPath(params.id), now());
  await tell([actor.userId], NOTIFICATIONS);
  return goTo(href);
}

export default function Opening() {
  return null;
}
