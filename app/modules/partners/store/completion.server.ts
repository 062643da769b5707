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

/** Named with its table: inside a subquery a bare column would be the inner table's. */
const partner = sql`${partners}.${sql.identifier("id")}`;
const many = (set: Set) => sql<number>`(select count(*)::int from ${set} x where x.partner_id = ${partner})`;

/** What the firm has filled in of its profile, listed or not. */
export const profileColumns = {
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
};

/** Null for an organisation without a profile. */
export async function profileFactsOf(partnerId: string): Promise<ProfileFacts | null> {
  const [found] = await db().select(profileColumns).from(partners).where(eq(partners.id, partnerId));
  return found ?? null;
}
