import { CheckCheck } from "lucide-react";
import { actorOf } from "~/modules/accounts/signed-in/request.server";
import { now } from "~/platform/clock";
import { leadToLast, pageNumber } from "~/platform/form/list-query";
import { countedWord } from "~/platform/language/plural";
import { newestEvent } from "~/platform/live/live.server";
import { ButtonLink } from "~/ui/button/button";
import { PostButton } from "~/ui/form/post-button";
import { Cluster } from "~/ui/layout/layout";
import { ListPage } from "~/ui/list-page/list-page";
import { useLive } from "~/ui/live/use-live";
import { NotificationItems } from "../parts/notification-item";
import { centreOf } from "../rules/notification";
import { notificationView } from "../rules/notification-view";
import { INBOX_PAGE, inboxOf } from "../store/inbox.server";
import type { Route } from "./+types/notification-list.page";

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const liveAfter = await newestEvent();
  const page = pageNumber(new URL(request.url).searchParams);
  const { items, total, unread } = await inboxOf(actor, page);
  const centre = centreOf(actor.role);
  const pages = Math.ceil(total / INBOX_PAGE);
  leadToLast({ page, pages }, (last) => (last > 1 ? `${centre}?pagina=${last}` : centre));
  return {
    centre,
    items: items.map((item) => notificationView(item, actor.role, now())),
    unread,
    page,
    pages,
    liveAfter,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.unread ? `(${loaderData.unread}) ` : ""}Notificări – PSP` },
];

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { centre, items, unread, page, pages, liveAfter } = loaderData;
  useLive(["notifications", "messages"], liveAfter);
  return (
    <ListPage
      heading="Notificări"
      count={unread > 0 ? { value: unread, words: countedWord(unread, "necitită", "necitite") } : undefined}
      action={
        <Cluster tight>
          {unread > 0 ? (
            <PostButton icon={CheckCheck} action={`${centre}/citire`}>
              Marchează toate ca citite
            </PostButton>
          ) : null}
          <ButtonLink variant="quiet" href={`${centre}/preferinte`}>
            Setări notificări
          </ButtonLink>
        </Cluster>
      }
      shown={items.length}
      nothingYet={{
        title: "Nicio notificare, deocamdată",
        text: "Aici apare tot ce vă privește: oferte, întrebări, termene, mesaje. Alegeți ce primiți și prin e-mail.",
      }}
      nothingMatches={{ resetHref: centre }}
      boxed
      pages={{ page, pages, href: (number) => `?pagina=${number}`, label: "Paginile notificărilor" }}
    >
      <NotificationItems items={items} />
    </ListPage>
  );
}
