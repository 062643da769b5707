import { eq, sql } from "drizzle-orm";
import { db } from "~/platform/database/connection.server";
import type { ProfileFacts } from "../rules/completion";
import {
  partnerCategories,
  partnerCounties,
  partnerMembers,
  partnerProjects,
  partnerServices,
  partners,
} from "../tables.server";

type Set =
  | typeof partnerCategories
  | typeof partnerCounties
  | typeof partnerServices
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
      projects: many(partnerProjects),
      members: many(partnerMembers),
    })
    .from(partners)
    .where(eq(partners.id, partnerId));
  return found ?? null;
}
