import { redirect } from "react-router";
import { actorContext } from "~/modules/accounts/actor-context";
import type { Route } from "./+types/conversation-reading.page";
import { memberOf, threadPath } from "./list.server";
import { postReading } from "./thread.server";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(threadPath(memberOf(context.get(actorContext)), params.id));

export const action = ({ context, params, request }: Route.ActionArgs) =>
  postReading(memberOf(context.get(actorContext)), params.id, request);

export default function Reading() {
  return null;
}
