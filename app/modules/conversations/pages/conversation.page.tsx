import { actorContext } from "~/modules/accounts/actor-context";
import { ThreadPage, titleOf } from "../parts/messages";
import type { Route } from "./+types/conversation.page";
import { memberOf } from "./list.server";
import { loadThread, postMessage } from "./thread.server";

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadThread(memberOf(context.get(actorContext)), params.id, request);

export const action = ({ context, params, request }: Route.ActionArgs) =>
  postMessage(memberOf(context.get(actorContext)), params.id, request);

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <title>{`${actionData?.refused ? "Eroare: " : ""}${titleOf(loaderData)}`}</title>
      <ThreadPage data={loaderData} answer={actionData} />
    </>
  );
}
