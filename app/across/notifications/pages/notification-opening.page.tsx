import { redirect } from "react-router";
import { actorOf } from "~/modules/accounts/request.server";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { goTo } from "~/platform/http/go.server";
import { tell } from "~/platform/live/live.server";
import { centreOf, NOTIFICATIONS } from "../rules";
import { readOne } from "../store/inbox.server";
import type { Route } from "./+types/notification-opening.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(centreOf(actorOf(context).role));

export async function action({ context, params }: Route.ActionArgs) {
  const actor = actorOf(context);
  const href = await readOne(actor, idFromPath(params.id), now());
  await tell([actor.userId], NOTIFICATIONS);
  return goTo(href);
}

export default function Opening() {
  return null;
}
