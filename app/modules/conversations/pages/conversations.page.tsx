import { actorContext } from "~/modules/accounts/actor-context";
import { MessagesPage, titleOf } from "../parts/messages";
import type { Route } from "./+types/conversations.page";
import { loadList, memberOf } from "./list.server";

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadList(memberOf(context.get(actorContext)), request);

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData) }];

export default function Conversations({ loaderData }: Route.ComponentProps) {
  return <MessagesPage {...loaderData} />;
}
