import { data, redirect } from "react-router";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { readForm } from "~/platform/form/read-form.server";
import { tell } from "~/platform/live/live.server";
import { centreOf, NOTIFICATIONS } from "../rules/notification";
import { readOnPage } from "../store/inbox.server";
import type { Route } from "./+types/notification-seen.page";

export const loader = ({ context }: Route.LoaderArgs) => redirect(centreOf(actorOf(context).role));

/** The person looks at a page: what leads to it is read. */
export async function action({ context, request }: Route.ActionArgs) {
  const actor = actorOf(context);
  const form = await readForm(request);
  const read = await readOnPage(actor, String(form.get("pagina") ?? ""), now());
  if (read > 0) await tell([actor.userId], NOTIFICATIONS);
  return data(null);
}

export default function NotificationSeen() {
  return null;
}
