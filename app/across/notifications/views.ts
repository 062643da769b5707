import type { Role } from "~/modules/accounts/rules/actor";
import { relative } from "~/platform/language/dates";
import type { NotificationView } from "./parts/notification-item";
import { centreOf } from "./rules";
import type { InboxItem } from "./store/inbox.server";

/** A row of the inbox as pages show it; dates become words here, so that server and browser say the same. */
export function notificationView(item: InboxItem, role: Role, now: Date): NotificationView {
  const { id, type, title, message, unread, createdAt } = item;
  return {
    id,
    type,
    title,
    message,
    unread,
    at: createdAt.toISOString(),
    when: relative(createdAt, now),
    opening: `${centreOf(role)}/${id}/deschidere`,
  };
}
