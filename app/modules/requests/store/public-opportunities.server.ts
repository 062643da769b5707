import { and, asc, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import { organisationName } from "~/modules/accounts/store/organisation-name.server";
import { organisations } from "~/modules/accounts/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";
import type { CountyCode } from "~/platform/romania/counties";
import { registrationNumber } from "../rules/registration";
import { requests } from "../tables/requests.server";
import { openAt } from "./opportunity-status.server";

/** The public columns of an open request. */
export type PublicOpportunity = ReturnType<typeof shown>[number];

/** Open, of a verified authority, and addressed to all partners. */
const publicAt = (at: Date): SQL | undefined =>
  and(openAt(at), isNull(requests.onlyPartnerId), eq(organisations.verification, "verified"));

/** Description, budget, files and questions are not public, so they are not selected. */
const found = (where: SQL | undefined) =>
  db()
    .select({
      ...pick(requests, "id", "title", "category", "county"),
      authority: organisationName(),
      year: requests.registrationYear,
      number: requests.registrationNumber,
      ...pick(requests, "sentAt", "deadlineAt", "updatedAt"),
    })
    .from(requests)
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .where(where)
    .$dynamic();

type Found = Awaited<ReturnType<typeof found>>[number];

/** Narrows the types: the table's checks guarantee these columns for sent requests. */
function shown({ year, number, sentAt, deadlineAt, ...rest }: Found) {
  if (year === null || number === null || sentAt === null || deadlineAt === null) return [];
  return [{ ...rest, registration: registrationNumber(year, number), sentAt, deadlineAt }];
}

/** Null when it is missing or not public. */
export async function publicOpportunity(id: string, at: Date = now()): Promise<PublicOpportunity | null> {
  const rows = await found(and(publicAt(at), eq(requests.id, id)));
  return rows.flatMap(shown)[0] ?? null;
}

/** By id, `limit` rows after `afterId`, for reading all of them in batches. */
export async function publicOpportunitiesForSearch(
  afterId: string | null,
  limit: number,
  at: Date = now(),
): Promise<PublicOpportunity[]> {
  const rows = await found(and(publicAt(at), afterId === null ? undefined : gt(requests.id, afterId)))
    .orderBy(asc(requests.id))
    .limit(limit);
  return rows.flatMap(shown);
}

export type PublicOpportunityFilter = { category: Category | null; county: CountyCode | null };

/** The latest sent first. */
export async function newestPublicOpportunities(
  { category, county }: PublicOpportunityFilter,
  limit: number,
  at: Date = now(),
): Promise<PublicOpportunity[]> {
  const chosen = and(
    publicAt(at),
    category ? eq(requests.category, category) : undefined,
    county ? eq(requests.county, county) : undefined,
  );
  const rows = await found(chosen).orderBy(desc(requests.sentAt), desc(requests.id)).limit(limit);
  return rows.flatMap(shown);
}
