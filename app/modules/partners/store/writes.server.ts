import { eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import type { Category } from "../rules/categories";
import * as tables from "../tables.server";

/** One partner with its sets. Several statements: the verb brings the transaction. */
export async function insertPartner(
  row: typeof tables.partners.$inferInsert,
  sets: { categories: readonly Category[]; counties: readonly CountyCode[] },
): Promise<void> {
  await db().insert(tables.partners).values(row);
  const categories = sets.categories.map((category) => ({ partnerId: row.id, category }));
  const counties = sets.counties.map((county) => ({ partnerId: row.id, county }));
  if (categories.length > 0) await db().insert(tables.partnerCategories).values(categories);
  if (counties.length > 0) await db().insert(tables.partnerCounties).values(counties);
}

export async function saveRating(row: typeof tables.partnerRatings.$inferInsert): Promise<void> {
  const { partnerId: _, ...values } = row;
  await db()
    .insert(tables.partnerRatings)
    .values(row)
    .onConflictDoUpdate({ target: tables.partnerRatings.partnerId, set: values });
}

export async function deleteRating(partnerId: string): Promise<void> {
  await db().delete(tables.partnerRatings).where(eq(tables.partnerRatings.partnerId, partnerId));
}

type Row<Table extends { $inferInsert: object }> = Omit<Table["$inferInsert"], "id" | "partnerId" | "rank">;
type Profile = {
  categories: readonly Category[];
  counties: readonly CountyCode[];
  services: readonly Row<typeof tables.partnerServices>[];
  specialisations: readonly Row<typeof tables.partnerSpecialisations>[];
  certifications: readonly Row<typeof tables.partnerCertifications>[];
  members: readonly Row<typeof tables.partnerMembers>[];
  projects: readonly Row<typeof tables.partnerProjects>[];
  specialOffers: readonly Row<typeof tables.partnerSpecialOffers>[];
};

/** Everything that a firm says of itself, added to a profile that is still as registration left it. */
export async function insertProfile(
  partnerId: string,
  facts: Partial<Omit<typeof tables.partners.$inferInsert, "id">>,
  profile: Profile,
): Promise<void> {
  const ranked = <R extends object>(rows: readonly R[]) => rows.map((row, rank) => ({ ...row, partnerId, rank }));
  await db().update(tables.partners).set(facts).where(eq(tables.partners.id, partnerId));
  const categories = profile.categories.map((category) => ({ partnerId, category }));
  const counties = profile.counties.map((county) => ({ partnerId, county }));
  if (categories.length > 0) await db().insert(tables.partnerCategories).values(categories).onConflictDoNothing();
  if (counties.length > 0) await db().insert(tables.partnerCounties).values(counties).onConflictDoNothing();
  const { services, specialisations, certifications, members, projects, specialOffers } = profile;
  if (services.length > 0) await db().insert(tables.partnerServices).values(ranked(services));
  if (specialisations.length > 0) await db().insert(tables.partnerSpecialisations).values(ranked(specialisations));
  if (certifications.length > 0) await db().insert(tables.partnerCertifications).values(ranked(certifications));
  if (members.length > 0) await db().insert(tables.partnerMembers).values(ranked(members));
  if (projects.length > 0) await db().insert(tables.partnerProjects).values(ranked(projects));
  if (specialOffers.length > 0) await db().insert(tables.partnerSpecialOffers).values(ranked(specialOffers));
}
