import type { Role } from "~/modules/accounts/rules/actor";
import { relative } from "~/platform/language/dates";
import { centreOf } from "./rules";
import type { InboxItem } from "./store/inbox.server";

/** A notification as pages show it; dates become words on the server, so that the browser shows the same. */
export const notificationView = ({ createdAt, ...item }: InboxItem, role: Role, now: Date) => ({
  ...item,
  at: createdAt.toISOString(),
  when: relative(createdAt, now),
  /** Where opening it is posted. */
  opening: `${centreOf(role)}/${item.id}/deschidere`,
});
export type NotificationView = ReturnType<typeof notificationView>;
