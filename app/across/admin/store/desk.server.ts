import { count, desc, eq, inArray, sql } from "drizzle-orm";
import { isMember } from "~/modules/accounts/rules/actor";
import { organisations, users } from "~/modules/accounts/tables.server";
import { withRegistration } from "~/modules/requests/store/record.server";
import { requests } from "~/modules/requests/tables/requests.server";
import { db } from "~/platform/database/connection.server";

/** How many people have an account, by where they belong: whoever has left, or only asks to come in, belongs nowhere. */
export async function peopleCounts() {
  const { role, membership } = users;
  const rows = await db().select({ role, membership, number: count() }).from(users).groupBy(role, membership);
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((total, { number }) => total + number, 0);
  return {
    uat: sum((row) => row.role === "UAT" && isMember(row)),
    firma: sum((row) => row.role === "FIRMA" && isMember(row)),
    admin: sum((row) => row.role === "ADMIN"),
    unplaced: sum((row) => row.role !== "ADMIN" && !isMember(row)),
  };
}

/** Requests whose authority waits for something: sent, or in progress. A draft is its author's: it is only counted. */
const IN_HAND = ["sent", "in_progress"] as const;

export async function requestCounts() {
  const rows = await db().select({ status: requests.status, number: count() }).from(requests).groupBy(requests.status);
  const of = (...statuses: string[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { number }) => sum + number, 0);
  return { total: rows.reduce((sum, { number }) => sum + number, 0), inHand: of(...IN_HAND), drafts: of("draft") };
}

/** The newest that were sent and not ended. */
export async function newestRequests(limit: number) {
  const rows = await db()
    .select({
      id: requests.id,
      title: requests.title,
      category: requests.category,
      status: requests.status,
      sentAt: sql<Date>`${requests.sentAt}`.mapWith(requests.sentAt),
      registrationYear: requests.registrationYear,
      registrationNumber: requests.registrationNumber,
      authority: { id: organisations.id, name: organisations.name },
    })
    .from(requests)
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .where(inArray(requests.status, [...IN_HAND]))
    .orderBy(desc(requests.sentAt), desc(requests.id))
    .limit(limit);
  return rows.map(withRegistration);
}
