import type { Visitor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { idFromPath } from "~/platform/form/id";
import { pageNumber, searchText } from "~/platform/form/list-query";
import { newestEvent } from "~/platform/live/live.server";
import { forbidden } from "~/platform/refusal";
import type { MessagesData } from "../parts/messages";
import { isMember, type Member, messagesPath } from "../rules";
import { conversationsOf, type Search, unreadConversations } from "../store/list.server";
import { listView } from "./views";

/** Whoever may be in the messages at all; the doors of the workspaces have shown everybody else the way. */
export function memberOf(visitor: Visitor): Member {
  if (!isMember(visitor)) throw forbidden("Mesajele sunt ale autorităților și ale firmelor partenere.");
  return visitor;
}

export const threadPath = (actor: Member, id: string): string => `${messagesPath(actor)}/${idFromPath(id)}`;

function searchIn(request: Request): Search {
  const parameters = new URL(request.url).searchParams;
  return { text: searchText(parameters.get("q")), page: pageNumber(parameters) };
}

/** The data of the list: everything that both pages share. `liveAfter` is read first, so that nothing falls in between. */
export async function loadList(actor: Member, request: Request): Promise<MessagesData & { unreadCount: number }> {
  const liveAfter = await newestEvent();
  const search = searchIn(request);
  const [listed, unreadCount] = await Promise.all([conversationsOf(actor, search), unreadConversations(actor)]);
  return { list: listView(actor, messagesPath(actor), search, listed, now()), unreadCount, liveAfter };
}
