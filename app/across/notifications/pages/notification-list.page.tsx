import { SlidersHorizontal } from "lucide-react";
import { useNavigation } from "react-router";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { leadToLast } from "~/platform/form/list-query";
import { newestEvent } from "~/platform/live/live.server";
import { ButtonLink } from "~/ui/button/button";
import { Tabs } from "~/ui/head/tabs";
import { ListPage } from "~/ui/list/list-page";
import { RowBand } from "~/ui/list/row";
import { useLive } from "~/ui/live/use-live";
import { ReadAll, readingPath } from "../parts/bell-panel";
import { NotificationRow } from "../parts/notification-row";
import { centreOf } from "../rules/notification";
import { notificationList } from "../rules/notification-query";
import { sizeOf, tabsOf, typesOf, unreadOf } from "../rules/notification-tabs";
import { type NotificationView, notificationView } from "../rules/notification-view";
import { countsByType, INBOX_PAGE, inboxOf } from "../store/inbox.server";
import type { Route } from "./+types/notification-list.page";

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const liveAfter = await newestEvent();
  const query = notificationList.read(url.searchParams);
  const { tab, page } = query;
  const [items, counts] = await Promise.all([
    inboxOf(actor, page, { types: typesOf(tab, actor.role), unread: tab === "necitite" }),
    countsByType(actor),
  ]);
  const centre = centreOf(actor.role);
  const pages = Math.ceil(sizeOf(tab, actor.role, counts) / INBOX_PAGE);
  leadToLast({ page, pages }, (last) => notificationList.address(centre, query, { page: last }));
  return {
    centre,
    query,
    items: items.map((item) => notificationView(item, actor.role, now())),
    tabs: tabsOf(tab, actor.role, counts),
    unread: unreadOf(counts),
    pages,
    liveAfter,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.unread ? `(${loaderData.unread}) ` : ""}Notificări – PSP` },
];

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { centre, query, items, tabs, unread, pages, liveAfter } = loaderData;
  useLive(["notifications", "messages"], liveAfter);
  // shown as read while they are marked so: nothing refuses it
  const isReading = useNavigation().formAction === readingPath(centre);
  const fresh = items.filter((item) => item.unread && !isReading);
  const seen = items.filter((item) => !fresh.includes(item)).map((item) => ({ ...item, unread: false }));
  return (
    <ListPage
      asked={notificationList.at(centre, query)}
      heading="Notificări"
      count={unread > 0 && [unread, "necitită", "necitite"]}
      actions={
        <>
          {unread > 0 ? <ReadAll centre={centre} /> : null}
          <ButtonLink icon={SlidersHorizontal} href={`${centre}/preferinte`}>
            Setări notificări
          </ButtonLink>
        </>
      }
      above={tabs.length > 1 ? <Tabs label="Ce notificări" tabs={tabs} /> : undefined}
      narrow
      shown={items.length}
      filtered={query.tab !== "toate"}
      nothingYet={{
        title: "Nicio notificare, deocamdată",
        text: "Aici apare tot ce vă privește: oferte, întrebări, termene, mesaje. Alegeți ce primiți și prin e-mail.",
      }}
      nothingMatches={{
        title: "Nimic aici",
        text: "Nu aveți notificări de acest fel.",
        resetLabel: "Vezi toate notificările",
      }}
      pages={pages}
      pagesLabel="Paginile notificărilor"
    >
      {fresh.length > 0 ? <RowBand>Noi</RowBand> : null}
      {fresh.map(row)}
      {fresh.length > 0 && seen.length > 0 ? <RowBand>Mai devreme</RowBand> : null}
      {seen.map(row)}
    </ListPage>
  );
}

const row = (item: NotificationView) => <NotificationRow key={item.id} notification={item} />;
