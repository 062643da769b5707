import { Anchor } from "~/ui/anchor/anchor";
import { ButtonLink } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { Todo } from "~/ui/todo/todo";
import { NotificationItems } from "../../notifications/parts/notification-item";
import type { NotificationView } from "../../notifications/views";
import type { Task } from "../firma-task";

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

/** The task under "Ce urmează". */
export function NextStep({ task: { title, text, action, href } }: { task: Task }) {
  return (
    <Todo
      title={title}
      action={
        <ButtonLink variant="primary" href={href}>
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Todo>
  );
}
