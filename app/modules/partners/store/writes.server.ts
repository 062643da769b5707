import { eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import type { Category } from "../rules/categories";
import { partnerCategories, partnerCounties, partnerRatings, partners } from "../tables.server";

/** One partner with its sets. Several statements: the verb brings the transaction. */
export async function insertPartner(
  row: typeof partners.$inferInsert,
  sets: { categories: readonly Category[]; counties: readonly CountyCode[] },
): Promise<void> {
  await db().insert(partners).values(row);
  const categories = sets.categories.map((category) => ({ partnerId: row.id, category }));
  const counties = sets.counties.map((county) => ({ partnerId: row.id, county }));
  if (categories.length > 0) await db().insert(partnerCategories).values(categories);
  if (counties.length > 0) await db().insert(partnerCounties).values(counties);
}

export async function saveRating(row: typeof partnerRatings.$inferInsert): Promise<void> {
  const { partnerId: _, ...values } = row;
  await db().insert(partnerRatings).values(row).onConflictDoUpdate({ target: partnerRatings.partnerId, set: values });
}

export async function deleteRating(partnerId: string): Promise<void> {
  await db().delete(partnerRatings).where(eq(partnerRatings.partnerId, partnerId));
}
