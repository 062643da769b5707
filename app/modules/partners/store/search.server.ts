import { and, asc, count, eq, gt, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { prepared } from "~/platform/database/prepared.server";
import { firstRow } from "~/platform/database/rows.server";
import { partnerRatings, partnerServices, partnerSpecialisations, partners } from "../tables.server";
import { categoriesIn, isListed } from "./listing.server";

/** The text of a listed partner that the site search indexes. */
export type PartnerForSearch = Awaited<ReturnType<typeof partnersForSearch>>[number];

const searchRows = () =>
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
      categories: categoriesIn(partners.id),
      rating: partnerRatings.rating,
      updatedAt: partners.updatedAt,
    })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .leftJoin(partnerRatings, eq(partnerRatings.partnerId, partners.id));

/** Null when the id is no listed partner's: then the search must not find it. */
export const partnerForSearch = (id: string): Promise<PartnerForSearch | null> =>
  firstRow(searchRows().where(and(eq(partners.id, id), isListed)));

/** A batch of the listed partners: the first `limit` with an id after `afterId`. */
export async function partnersForSearch(afterId: string | null, limit: number) {
  return searchRows()
    .where(and(isListed, afterId === null ? undefined : gt(partners.id, afterId)))
    .orderBy(asc(partners.id))
    .limit(limit);
}

export async function partnerCount(): Promise<number> {
  const [row] = await listedCount({});
  return row?.count ?? 0;
}

const listedCount = prepared(() =>
  db()
    .select({ count: count() })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .where(isListed),
);
