import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { LISTED } from "~/modules/partners/rules/listing";
import { openAt } from "~/modules/requests/store/opportunity-status.server";
import { requests } from "~/modules/requests/tables/requests.server";
import { reviews } from "~/modules/requests/tables/reviews.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { pick } from "~/platform/pick";

const authority = alias(organisations, "authority");
const firm = alias(organisations, "firm");

export type FinishedCollaboration = Awaited<ReturnType<typeof publicCollaborations>>[number];

/**
 * The newest collaborations of which every fact is public: the request was open to all partners and is finished, and
 * its review is published on the firm's page. Unfinished ones are known to the two sides only.
 */
export const publicCollaborations = prepared(({ most }: Places<{ most: number }>) =>
  db()
    .select({
      authority: { id: authority.id, name: authority.name },
      firm: { id: firm.id, name: firm.name },
      ...pick(requests, "title", "registrationYear", "registrationNumber", "sentAt"),
    })
    .from(reviews)
    .innerJoin(requests, eq(requests.id, reviews.requestId))
    .innerJoin(authority, eq(authority.id, requests.ownerId))
    .innerJoin(firm, eq(firm.id, reviews.partnerId))
    .where(
      and(
        isNull(reviews.hiddenAt),
        eq(requests.status, "completed"),
        isNull(requests.onlyPartnerId),
        isNull(requests.hiddenAt),
        eq(authority.verification, LISTED),
        eq(firm.verification, LISTED),
      ),
    )
    .orderBy(desc(reviews.reviewedAt), desc(reviews.id))
    .limit(most),
);

/** The authorities verified last. */
export const newestAuthorities = prepared(({ most }: Places<{ most: number }>) =>
  db()
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(sql`${organisations.kind} = 'UAT' and ${organisations.verification} = 'verified'`)
    .orderBy(desc(organisations.verifiedAt), asc(organisations.id))
    .limit(most),
);

/** Number of open requests addressed to all partners. */
export async function openRequestCount(at: Date): Promise<number> {
  const [row] = await opened({ at });
  return row?.count ?? 0;
}

const opened = prepared(({ at }: Places<{ at: Date }>) =>
  db()
    .select({ count: count() })
    .from(requests)
    .where(
      and(
        openAt(at),
        isNull(requests.onlyPartnerId),
        sql`${requests.ownerId} not in (select o.id from ${organisations} o where o.verification <> 'verified')`,
      ),
    ),
);
