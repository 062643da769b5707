import { and, eq, sql } from "drizzle-orm";
import { active } from "~/modules/accounts/store/person.server";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { resources } from "../tables/resources.server";

/** Owner and deputy of a document, without those who are no longer administrators or may not sign in. */
export async function keepersOf(resourceId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: users.id })
    .from(resources)
    .innerJoin(users, sql`${users.id} in (${resources.ownerId}, ${resources.deputyId})`)
    .where(and(eq(resources.id, resourceId), eq(users.role, "ADMIN"), active));
  return rows.map(({ id }) => id);
}
