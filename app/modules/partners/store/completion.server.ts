import { eq, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { ProfileFacts } from "../rules/completion";
import * as tables from "../tables.server";

type Set =
  | typeof tables.partnerCategories
  | typeof tables.partnerCounties
  | typeof tables.partnerServices
  | typeof tables.partnerSpecialisations
  | typeof tables.partnerCertifications
  | typeof tables.partnerProjects
  | typeof tables.partnerMembers;

/** Named with its table: inside a subquery a bare column would be the inner table's. */
const partner = sql`${tables.partners}.${sql.identifier("id")}`;
const many = (set: Set) => sql<number>`(select count(*)::int from ${set} x where x.partner_id = ${partner})`;

/** What the firm has filled in of its profile, listed or not. */
export const profileColumns = {
  description: tables.partners.description,
  foundedYear: tables.partners.foundedYear,
  employees: tables.partners.employees,
  website: tables.partners.website,
  phone: tables.partners.phone,
  categories: many(tables.partnerCategories),
  counties: many(tables.partnerCounties),
  services: many(tables.partnerServices),
  specialisations: many(tables.partnerSpecialisations),
  certifications: many(tables.partnerCertifications),
  projects: many(tables.partnerProjects),
  members: many(tables.partnerMembers),
  logo: sql<boolean>`${tables.partners.logoImageId} is not null`,
};

/** Null for an organisation without a profile. */
export async function profileFactsOf(partnerId: string): Promise<ProfileFacts | null> {
  const [found] = await db().select(profileColumns).from(tables.partners).where(eq(tables.partners.id, partnerId));
  return found ?? null;
}
