import { Form } from "react-router";
import { classNames } from "~/ui/class-names";
import { Icon } from "~/ui/icon/icon";
import { Moment } from "~/ui/text/text";
import type { NotificationType } from "../rules";
import { typeIcons } from "./type-icons";

export type NotificationView = {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  unread: boolean;
  at: string;
  when: string;
  /** Where opening it is posted. */
  opening: string;
};

/** Something that happened. Opening it marks it as read, which is why it is a button. */
function NotificationItem({ notification, brief }: { notification: NotificationView; brief?: boolean }) {
  const { type, title, message, unread, at, when, opening } = notification;
  return (
    <li className={classNames("note", unread && "note--new")}>
      <Icon of={typeIcons[type]} />
      <Form method="post" action={opening}>
        <button type="submit" className="note__open">
          {unread ? <span className="vh">Necitită: </span> : null}
          {title}
        </button>
      </Form>
      {brief ? null : <p className="note__text">{message}</p>}
      <Moment at={at}>{when}</Moment>
    </li>
  );
}

/** The newest few, for a dashboard, and the full centre's rows. */
export function NotificationItems({ items, brief }: { items: readonly NotificationView[]; brief?: boolean }) {
  return (
    <ul className="notes">
      {items.map((item) => (
        <NotificationItem key={item.id} notification={item} brief={brief ?? false} />
      ))}
    </ul>
  );
}
