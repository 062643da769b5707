import type { Role } from "~/modules/accounts/rules/actor";
import type { TabLink } from "~/ui/head/tabs";
import { centreOf, groupsFor, type NotificationType } from "./notification";
import { type NotificationTab, notificationList, TABS } from "./notification-query";

/** How many notifications of a type a person has, and how many of them are unread. */
export type TypeCount = { type: NotificationType; all: number; unread: number };

/** The types of a tab; null where it has all of them. */
export const typesOf = (tab: NotificationTab, role: Role): NotificationType[] | null =>
  tab === "toate" || tab === "necitite"
    ? null
    : (groupsFor(role).find(({ code }) => code === tab)?.types ?? []).map(({ type }) => type);

const sumOf = (counts: readonly TypeCount[], of: "all" | "unread"): number =>
  counts.reduce((sum, count) => sum + count[of], 0);

export const unreadOf = (counts: readonly TypeCount[]): number => sumOf(counts, "unread");

/** How many notifications the list of a tab has. */
export function sizeOf(tab: NotificationTab, role: Role, counts: readonly TypeCount[]): number {
  const types = typesOf(tab, role);
  return sumOf(
    types === null ? counts : counts.filter(({ type }) => types.includes(type)),
    tab === "necitite" ? "unread" : "all",
  );
}

/** The tabs that have something, and the open one. */
export const tabsOf = (open: NotificationTab, role: Role, counts: readonly TypeCount[]): TabLink[] =>
  (Object.keys(TABS) as NotificationTab[]).flatMap((tab) => {
    const count = sizeOf(tab, role, counts);
    if (count === 0 && tab !== open && tab !== "toate") return [];
    const href = notificationList.address(centreOf(role), { tab });
    return [{ href, label: TABS[tab], current: tab === open, ...(tab !== "toate" && { count }) }];
  });
