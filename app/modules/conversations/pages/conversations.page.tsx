import { EmptyState } from "~/ui/list/empty-state";
import { useLive } from "~/ui/live/use-live";
import { ConversationList, NoConversations } from "../parts/conversation-list";
import { Frame, pageTitle } from "../parts/messages";
import type { Route } from "./+types/conversations.page";
import { loadList, memberOf } from "./list.server";

export const loader = ({ context, request }: Route.LoaderArgs) => loadList(memberOf(context), request);

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: pageTitle(loaderData) }];

/** The list without a chosen conversation. */
export default function Conversations({ loaderData: { list, unreadCount, liveAfter } }: Route.ComponentProps) {
  useLive(["messages"], liveAfter);
  if (list.rows.length === 0 && list.search === "" && list.newer === null) {
    return (
      <Frame unreadCount={unreadCount}>
        <div className="list">
          <NoConversations begin={list.begin} />
        </div>
      </Frame>
    );
  }
  return (
    <Frame unreadCount={unreadCount}>
      <div className="mail">
        <ConversationList list={list} current={null} />
        <section className="talk only-lg" aria-label="Conversație">
          <EmptyState title="Selectează o conversație">
            Alegeți o conversație din listă ca să o citiți și să răspundeți.
          </EmptyState>
        </section>
      </div>
    </Frame>
  );
}
