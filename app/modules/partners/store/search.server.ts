import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { prepared } from "~/platform/database/prepared.server";
import type { Category } from "../rules/categories";
import { partnerCategories, partnerRatings, partnerServices, partnerSpecialisations, partners } from "../tables.server";
import { isListed } from "./listing.server";

/** A listed partner in the words by which the one search finds it. */
export type PartnerForSearch = Awaited<ReturnType<typeof partnersForSearch>>[number];

const found = () =>
  db()
    .select({
      id: partners.id,
      name: organisations.name,
      county: partners.county,
      description: partners.description,
      services: sql<
        string[]
      >`array(select s.name from ${partnerServices} s where s.partner_id = ${partners.id} order by s.rank)`,
      specialisations: sql<
        string[]
      >`array(select s.name from ${partnerSpecialisations} s where s.partner_id = ${partners.id} order by s.rank)`,
      categories: sql<
        Category[]
      >`array(select c.category from ${partnerCategories} c where c.partner_id = ${partners.id})`,
      rating: partnerRatings.rating,
      updatedAt: partners.updatedAt,
    })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .leftJoin(partnerRatings, eq(partnerRatings.partnerId, partners.id));

/** Null when it is not listed, or no partner at all: then nothing of it may be found. */
export async function partnerForSearch(id: string): Promise<PartnerForSearch | null> {
  const [one] = await found().where(and(eq(partners.id, id), isListed));
  return one ?? null;
}

/** All listed partners, some at a time: those whose ids follow `afterId`. */
export async function partnersForSearch(afterId: string | null, limit: number) {
  return found()
    .where(and(isListed, afterId === null ? undefined : gt(partners.id, afterId)))
    .orderBy(asc(partners.id))
    .limit(limit);
}

export async function partnerCount(): Promise<number> {
  const [row] = await listed({});
  return row?.count ?? 0;
}

const listed = prepared(() =>
  db()
    .select({ count: count() })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .where(isListed),
);
