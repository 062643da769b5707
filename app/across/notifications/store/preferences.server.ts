import { and, eq, exists, type SQL } from "drizzle-orm";
import { users } from "~/modules/accounts/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { effectivePreference, type NotificationType, type Preference } from "../rules/notification";
import { notificationPreferences } from "../tables.server";

/** The effective preferences of these people for one type, by person. */
export async function preferencesAbout(
  type: NotificationType,
  userIds: readonly string[],
): Promise<(userId: string) => Preference> {
  const ofPeople = and(eq(notificationPreferences.type, type), among(notificationPreferences.userId, userIds));
  const rows = userIds.length === 0 ? [] : await db().select().from(notificationPreferences).where(ofPeople);
  const chosen = new Map(rows.map(({ userId, inApp, email }) => [userId, { inApp, email }]));
  return (userId) => effectivePreference(type, chosen.get(userId));
}

/** The effective preferences of one person, by type. */
export async function preferencesOf(userId: string): Promise<(type: NotificationType) => Preference> {
  const rows = await db().select().from(notificationPreferences).where(eq(notificationPreferences.userId, userId));
  const chosen = new Map(rows.map(({ type, inApp, email }) => [type, { inApp, email }]));
  return (type) => effectivePreference(type, chosen.get(type));
}

/** In a query over people: those who do not want mails of a type that is mailed unless they say so. */
export const hasStopped = (type: NotificationType): SQL => {
  const { userId, email } = notificationPreferences;
  const stopped = and(eq(userId, users.id), eq(notificationPreferences.type, type), eq(email, "off"));
  return exists(db().select({ userId }).from(notificationPreferences).where(stopped));
};

export async function savePreference(
  userId: string,
  type: NotificationType,
  { inApp, email }: Preference,
  at: Date,
): Promise<void> {
  await db()
    .insert(notificationPreferences)
    .values({ userId, type, inApp, email, updatedAt: at })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.type],
      set: { inApp, email, updatedAt: at },
    });
}
