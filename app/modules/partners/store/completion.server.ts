import { eq, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import type { ProfileFacts } from "../rules/completion";
import * as tables from "../tables.server";

/** Qualified with its table: inside a subquery the bare column would be the inner table's. */
const partner = sql`${tables.partners}.${sql.identifier("id")}`;
const countOf = (table: PgTable) => sql<number>`(select count(*)::int from ${table} x where x.partner_id = ${partner})`;

/** How much of its profile a firm has filled in, listed or not. */
export const profileColumns = {
  description: tables.partners.description,
  foundedYear: tables.partners.foundedYear,
  employees: tables.partners.employees,
  website: tables.partners.website,
  phone: tables.partners.phone,
  categories: countOf(tables.partnerCategories),
  counties: countOf(tables.partnerCounties),
  services: countOf(tables.partnerServices),
  specialisations: countOf(tables.partnerSpecialisations),
  certifications: countOf(tables.partnerCertifications),
  projects: countOf(tables.partnerProjects),
  members: countOf(tables.partnerMembers),
  logo: sql<boolean>`${tables.partners.logoImageId} is not null`,
};

/** Null for an organisation without a profile. */
export const profileFactsOf = (partnerId: string): Promise<ProfileFacts | null> =>
  firstRow(db().select(profileColumns).from(tables.partners).where(eq(tables.partners.id, partnerId)));
