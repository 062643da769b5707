import { eq } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import type { Category } from "../rules/categories";
import {
  partnerCategories,
  partnerCertifications,
  partnerCounties,
  partnerMembers,
  partnerProjects,
  partnerRatings,
  partnerServices,
  partnerSpecialisations,
  partnerSpecialOffers,
  partners,
} from "../tables.server";

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

type Row<Table extends { $inferInsert: object }> = Omit<Table["$inferInsert"], "id" | "partnerId" | "rank">;
type Profile = {
  categories: readonly Category[];
  counties: readonly CountyCode[];
  services: readonly Row<typeof partnerServices>[];
  specialisations: readonly Row<typeof partnerSpecialisations>[];
  certifications: readonly Row<typeof partnerCertifications>[];
  members: readonly Row<typeof partnerMembers>[];
  projects: readonly Row<typeof partnerProjects>[];
  specialOffers: readonly Row<typeof partnerSpecialOffers>[];
};

/** Everything that a firm says of itself, added to a profile that is still as registration left it. */
export async function insertProfile(
  partnerId: string,
  facts: Partial<Omit<typeof partners.$inferInsert, "id">>,
  profile: Profile,
): Promise<void> {
  const ranked = <R extends object>(rows: readonly R[]) => rows.map((row, rank) => ({ ...row, partnerId, rank }));
  await db().update(partners).set(facts).where(eq(partners.id, partnerId));
  const categories = profile.categories.map((category) => ({ partnerId, category }));
  const counties = profile.counties.map((county) => ({ partnerId, county }));
  if (categories.length > 0) await db().insert(partnerCategories).values(categories).onConflictDoNothing();
  if (counties.length > 0) await db().insert(partnerCounties).values(counties).onConflictDoNothing();
  const { services, specialisations, certifications, members, projects, specialOffers } = profile;
  if (services.length > 0) await db().insert(partnerServices).values(ranked(services));
  if (specialisations.length > 0) await db().insert(partnerSpecialisations).values(ranked(specialisations));
  if (certifications.length > 0) await db().insert(partnerCertifications).values(ranked(certifications));
  if (members.length > 0) await db().insert(partnerMembers).values(ranked(members));
  if (projects.length > 0) await db().insert(partnerProjects).values(ranked(projects));
  if (specialOffers.length > 0) await db().insert(partnerSpecialOffers).values(ranked(specialOffers));
}
