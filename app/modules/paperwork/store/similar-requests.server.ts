import { and, desc, eq, isNotNull, lt, ne } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { type RequestRecord, withRegistration } from "~/modules/requests/store/record.server";
import { requests } from "~/modules/requests/tables/requests.server";
import { responses, responseVersions } from "~/modules/requests/tables/responses.server";
import { db } from "~/platform/database/connection.server";
import { pick } from "~/platform/pick";

/** How many completed requests an estimate names. */
const MOST_SIMILAR = 10;

/**
 * The last requests of the same authority and category that were completed before this one was sent, with the offer that was
 * carried out.
 */
export async function similarRequests({ id, ownerId, category, sentAt }: RequestRecord) {
  const rows = await db()
    .select({
      ...pick(requests, "title", "registrationYear", "registrationNumber", "completedAt"),
      partner: organisations.name,
      ...pick(responseVersions, "priceMin", "priceMax", "currency"),
    })
    .from(requests)
    .innerJoin(responses, and(eq(responses.requestId, requests.id), eq(responses.status, "accepted")))
    .innerJoin(organisations, eq(organisations.id, responses.partnerId))
    .innerJoin(
      responseVersions,
      and(eq(responseVersions.responseId, responses.id), eq(responseVersions.version, responses.version)),
    )
    .where(
      and(
        eq(requests.ownerId, ownerId),
        eq(requests.category, category),
        eq(requests.status, "completed"),
        isNotNull(requests.completedAt),
        ne(requests.id, id),
        sentAt === null ? undefined : lt(requests.completedAt, sentAt),
      ),
    )
    .orderBy(desc(requests.completedAt), desc(requests.id))
    .limit(MOST_SIMILAR);
  return rows.map(withRegistration);
}
