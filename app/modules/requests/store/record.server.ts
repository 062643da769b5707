import { and, eq, getTableColumns, isNotNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { registrationNumber } from "../rules/registration";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";

const owner = alias(organisations, "owner");
const onlyPartner = alias(organisations, "only_partner");
const accepted = alias(responses, "accepted");
const winner = alias(organisations, "winner");

/** A request with the columns of other tables that its policies and pages need. */
export type RequestRecord = Awaited<ReturnType<typeof recordsWhere>>[number] & {
  /** `PSP-2026-000123`; null before sending. */
  registration: string | null;
};

/** Requests as records. `where` must restrict them to what the actor may see, or to what a job needs. */
export function recordsWhere(where: SQL | undefined) {
  return db()
    .select({
      ...getTableColumns(requests),
      ownerName: owner.name,
      ownerCounty: owner.county,
      ownerVerified: sql<boolean>`${owner.verification} = 'verified'`,
      ownerSuspended: isNotNull(owner.suspendedAt).mapWith(Boolean),
      onlyPartnerName: onlyPartner.name,
      acceptedResponseId: accepted.id,
      acceptedPartnerId: accepted.partnerId,
      acceptedPartnerName: winner.name,
    })
    .from(requests)
    .innerJoin(owner, eq(owner.id, requests.ownerId))
    .leftJoin(onlyPartner, eq(onlyPartner.id, requests.onlyPartnerId))
    .leftJoin(accepted, and(eq(accepted.requestId, requests.id), eq(accepted.status, "accepted")))
    .leftJoin(winner, eq(winner.id, accepted.partnerId))
    .where(where)
    .$dynamic();
}

export const withRegistration = <Row extends { registrationYear: number | null; registrationNumber: number | null }>(
  row: Row,
): Row & { registration: string | null } => ({
  ...row,
  registration:
    row.registrationYear === null || row.registrationNumber === null
      ? null
      : registrationNumber(row.registrationYear, row.registrationNumber),
});

/** Without access check, for listeners and jobs; null when it is missing. */
export async function requestById(id: string): Promise<RequestRecord | null> {
  const row = await firstRow(recordsWhere(eq(requests.id, id)));
  return row && withRegistration(row);
}

/**
 * Serialises changes of a request and its responses: what is read after the lock, the clock included, holds until the
 * commit. Inserts that only reference the request are not blocked.
 */
export async function lockRequest(id: string): Promise<void> {
  await db().select({ id: requests.id }).from(requests).where(eq(requests.id, id)).for("no key update");
}
