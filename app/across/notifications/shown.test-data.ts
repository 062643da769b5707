import { getTableColumns, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import { told, type Words } from "./rules/sentence";
import { notifications } from "./tables.server";

/** All notifications as their readers see them; null for what may not be read any more. */
export async function shownNotifications() {
  const { title, message, userId } = notifications;
  const words = sql<Words>`words_quoted(${title} || ' ' || ${message}, ${userId})`;
  const rows = await db()
    .select({ ...getTableColumns(notifications), words })
    .from(notifications);
  return rows.map(({ words: quoted, ...row }) => ({
    ...row,
    title: told(row.title, quoted),
    message: told(row.message, quoted),
  }));
}
