import { Anchor } from "~/ui/anchor/anchor";
import { Card } from "~/ui/card/card";
import { NotificationItems, type NotificationView } from "../../notifications/parts/notification-item";

type Props = { heading: string; href: string; nothingYet: string; news: readonly NotificationView[] };

/** The newest notifications, and where the others are. */
export function News({ heading, href, nothingYet, news }: Props) {
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
