import { redirect } from "react-router";
import { actorContext } from "~/modules/accounts/actor-context";
import type { Route } from "./+types/conversation-closing.page";
import { memberOf, threadPath } from "./list.server";
import { postClosing } from "./thread.server";

export const loader = ({ context, params }: Route.LoaderArgs) =>
  redirect(threadPath(memberOf(context.get(actorContext)), params.id));

export const action = ({ context, params }: Route.ActionArgs) =>
  postClosing(memberOf(context.get(actorContext)), params.id);

export default function Closing() {
  return null;
}
