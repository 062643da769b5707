import { and, asc, desc, eq, gt, isNull, type SQL } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import type { Category } from "~/modules/partners/rules/categories";
import { now } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import type { CountyCode } from "~/platform/romania/counties";
import { registrationNumber } from "../rules/registration";
import { requests } from "../tables/requests.server";
import { openAt } from "./opportunity-status.server";

/** Of an open request, what anyone may know. */
export type PublicOpportunity = ReturnType<typeof shown>[number];

/** Open at the moment, of an authority that is verified and not suspended, addressed to no partner in particular. */
const publicAt = (at: Date): SQL | undefined =>
  and(openAt(at), isNull(requests.onlyPartnerId), eq(organisations.verification, "verified"));

/** Description, budget, files, questions and answers are for firms that sign in; they are not even read here. */
const found = (where: SQL | undefined) =>
  db()
    .select({
      id: requests.id,
      title: requests.title,
      category: requests.category,
      county: requests.county,
      authority: organisations.name,
      year: requests.registrationYear,
      number: requests.registrationNumber,
      sentAt: requests.sentAt,
      deadlineAt: requests.deadlineAt,
      updatedAt: requests.updatedAt,
    })
    .from(requests)
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .where(where)
    .$dynamic();

type Found = Awaited<ReturnType<typeof found>>[number];

/** The table promises that what was sent has its number and its moments. */
function shown({ year, number, sentAt, deadlineAt, ...rest }: Found) {
  if (year === null || number === null || sentAt === null || deadlineAt === null) return [];
  return [{ ...rest, registration: registrationNumber(year, number), sentAt, deadlineAt }];
}

/** Null for whatever the public may not see, whether it exists or not. */
export async function publicOpportunity(id: string, at: Date = now()): Promise<PublicOpportunity | null> {
  const rows = await found(and(publicAt(at), eq(requests.id, id)));
  return rows.flatMap(shown)[0] ?? null;
}

/** All of them in the order of their ids, a piece at a time; the next piece begins after the last id of this one. */
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

/** What was sent last comes first. */
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
