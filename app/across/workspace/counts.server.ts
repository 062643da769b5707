import { unreadCount } from "~/across/notifications/store/inbox.server";
import { type Actor, isAdmin } from "~/modules/accounts/rules/actor";
import { organisationCounts } from "~/modules/accounts/store/organisation.server";
import { waitingCount } from "~/modules/articles/store/queue.server";
import { waitingClaimCount } from "~/modules/communities/store/claims.server";
import { unreadConversations } from "~/modules/conversations/store/list.server";

/** The numbers beside the navigation, for one person. */
export type Counts = { notifications: number; messages: number; waiting: number; articles: number; claims: number };

export async function countsFor(actor: Actor): Promise<Counts> {
  const [notifications, messages, waiting, articles, claims] = await Promise.all([
    unreadCount(actor),
    actor.organisation ? unreadConversations(actor) : 0,
    isAdmin(actor) ? organisationsWaiting() : 0,
    isAdmin(actor) ? waitingCount() : 0,
    isAdmin(actor) ? waitingClaimCount() : 0,
  ]);
  return { notifications, messages, waiting, articles, claims };
}

async function organisationsWaiting(): Promise<number> {
  const counts = await organisationCounts();
  return counts.filter(({ verification }) => verification === "pending").reduce((sum, { count }) => sum + count, 0);
}
