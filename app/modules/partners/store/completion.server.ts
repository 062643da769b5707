import { eq, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { ProfileFacts } from "../rules/completion";
import {
  partnerCategories,
  partnerCertifications,
  partnerCounties,
  partnerMembers,
  partnerProjects,
  partnerServices,
  partnerSpecialisations,
  partners,
} from "../tables.server";

type Set =
  | typeof partnerCategories
  | typeof partnerCounties
  | typeof partnerServices
  | typeof partnerSpecialisations
  | typeof partnerCertifications
  | typeof partnerProjects
  | typeof partnerMembers;

/** What the firm has filled in of its profile, listed or not; null for an organisation without one. */
export async function profileFactsOf(partnerId: string): Promise<ProfileFacts | null> {
  const many = (set: Set) => sql<number>`(select count(*)::int from ${set} x where x.partner_id = ${partnerId}::uuid)`;
  const [found] = await db()
    .select({
      description: partners.description,
      foundedYear: partners.foundedYear,
      employees: partners.employees,
      website: partners.website,
      phone: partners.phone,
      categories: many(partnerCategories),
      counties: many(partnerCounties),
      services: many(partnerServices),
      specialisations: many(partnerSpecialisations),
      certifications: many(partnerCertifications),
      projects: many(partnerProjects),
      members: many(partnerMembers),
      logo: sql<boolean>`${partners.logoImageId} is not null`,
    })
    .from(partners)
    .where(eq(partners.id, partnerId));
  return found ?? null;
}
