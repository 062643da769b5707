import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { NotificationItems } from "../../notifications/parts/notification-item";
import type { NotificationView } from "../../notifications/rules/notification-view";

type NewsProps = { heading: string; href: string; nothingYet: string; news: readonly NotificationView[] };

/** The newest notifications, with a link to all of them. */
export function News({ heading, href, nothingYet, news }: NewsProps) {
  return (
    <Card
      heading={heading}
      action={
        <Anchor className="small" href={href}>
          Toate
        </Anchor>
      }
    >
      {news.length === 0 ? <p className="muted">{nothingYet}</p> : <NotificationItems items={news} brief />}
    </Card>
  );
}
