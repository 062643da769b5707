import { eq } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { db } from "~/platform/database/connection.server";
import { insertedId } from "~/platform/database/rows.server";
import { resourceEditions, resources, resourceVerifications } from "../tables/resources.server";

/** Serialises writes to one document: rows read after this lock do not change until the transaction commits. */
export async function lockResource(id: string): Promise<void> {
  await db().select({ id: resources.id }).from(resources).where(eq(resources.id, id)).for("no key update");
}

export const insertResource = (row: typeof resources.$inferInsert): Promise<string> =>
  insertedId(db().insert(resources).values(row).returning({ id: resources.id }));

export async function updateResource(id: string, values: PgUpdateSetSource<typeof resources>): Promise<void> {
  await db().update(resources).set(values).where(eq(resources.id, id));
}

export const insertEdition = (row: typeof resourceEditions.$inferInsert): Promise<string> =>
  insertedId(db().insert(resourceEditions).values(row).returning({ id: resourceEditions.id }));

export const insertVerification = (row: typeof resourceVerifications.$inferInsert): Promise<string> =>
  insertedId(db().insert(resourceVerifications).values(row).returning({ id: resourceVerifications.id }));

/** With its editions and verifications. */
export async function deleteResource(id: string): Promise<void> {
  await db().update(resources).set({ editionId: null, verificationId: null }).where(eq(resources.id, id));
  await db().delete(resources).where(eq(resources.id, id));
}
