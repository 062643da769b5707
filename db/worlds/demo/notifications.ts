import { and, gt, isNull, lt } from "drizzle-orm";
import { notificationsListener } from "~/across/notifications/listener.server";
import { notifications } from "~/across/notifications/tables.server";
import { now, withClock } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";

const TOLD_DAYS = 14;
const READ_AFTER_DAYS = 3;
const daysBefore = (days: number) => new Date(now().getTime() - days * 86_400_000);

/** Events of the last two weeks are notified as if they had just happened; notifications older than three days are marked as read. */
export async function fillNotifications(): Promise<void> {
  const recent = await db()
    .select()
    .from(journal)
    .where(gt(journal.at, daysBefore(TOLD_DAYS)))
    .orderBy(journal.at, journal.id);
  for (const entry of recent) await withClock(entry.at, () => notificationsListener.hear(entry));
  await db()
    .update(notifications)
    .set({ readAt: now() })
    .where(and(isNull(notifications.readAt), lt(notifications.createdAt, daysBefore(READ_AFTER_DAYS))));
}
