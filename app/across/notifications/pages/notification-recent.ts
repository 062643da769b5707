import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { notificationView } from "../rules/notification-view";
import { newestNotifications } from "../store/inbox.server";
import type { Route } from "./+types/notification-recent";

/** The newest notifications as JSON, for the panel under the bell: one statement. */
export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const items = await newestNotifications(actor);
  const views = items.map((item) => notificationView(item, actor.role, now()));
  return Response.json(views, { headers: { "cache-control": "no-store" } });
}
