import type { Role } from "~/modules/accounts/rules/actor";
import { relativeShort } from "~/platform/language/dates";
import type { InboxItem } from "../store/inbox.server";
import { centreOf } from "./notification";
import { outcomeWords } from "./outcomes";

/** A notification as pages show it; dates become words on the server, so that the browser shows the same. */
export const notificationView = (item: InboxItem, role: Role, now: Date) => {
  const { id, type, title, message, unread, outcome, createdAt } = item;
  return {
    id,
    type,
    title,
    message,
    unread,
    /** What it led to; null while it stands. */
    outcome: outcomeWords(outcome),
    at: createdAt.toISOString(),
    when: relativeShort(createdAt, now),
    /** Where opening it is posted. */
    opening: `${centreOf(role)}/${id}/deschidere`,
  };
};
export type NotificationView = ReturnType<typeof notificationView>;
