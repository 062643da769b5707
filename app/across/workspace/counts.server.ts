import { unreadCount } from "~/across/notifications/store/inbox.server";
import { type Actor, isAdmin } from "~/modules/accounts/rules/actor";
import { unreadConversations } from "~/modules/conversations/store/list.server";

/** The numbers beside the navigation, for one person. */
export type Counts = { notifications: number; messages: number; waiting: number };

export async function countsFor(actor: Actor): Promise<Counts> {
  const [notifications, messages] = await Promise.all([
    unreadCount(actor),
    actor.organisation ? unreadConversations(actor) : 0,
  ]);
  return { notifications, messages, waiting: 0 };
}
