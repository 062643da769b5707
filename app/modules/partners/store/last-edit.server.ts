import { and, desc, eq } from "drizzle-orm";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";

export type LastEdit = { userId: string | null; name: string | null; at: Date };

/** Who saved this part of a profile last, and when; null when nobody has yet. */
export async function lastEditOf(partnerId: string, part: string): Promise<LastEdit | null> {
  const [found] = await db()
    .select({ userId: journal.userId, name: users.name, at: journal.at })
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .where(and(eq(journal.subjectId, partnerId), eq(journal.what, "partner.edited"), eq(journal.note, part)))
    .orderBy(desc(journal.at), desc(journal.id))
    .limit(1);
  return found ?? null;
}
