import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { foundRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { papers } from "../tables/papers.server";
import { requests } from "../tables/requests.server";
import { responses, responseVersions } from "../tables/responses.server";
import { type RequestRecord, withRegistration } from "./record.server";

/** The papers made from a request, the newest first. The caller has checked that the actor is of its authority. */
export const papersOf = async (requestId: string) =>
  db()
    .select({ ...pick(papers, "id", "kind", "title", "model", "madeAt"), by: users.name })
    .from(papers)
    .innerJoin(users, eq(users.id, papers.madeBy))
    .where(eq(papers.requestId, requestId))
    .orderBy(desc(papers.madeAt), desc(papers.id));

export const paperCount = (requestId: string): Promise<number> => db().$count(papers, eq(papers.requestId, requestId));

/** One of them, with its stored files; throws 404 when it is not of this request. */
export const paperOf = (requestId: string, id: string) =>
  foundRow(
    db()
      .select(pick(papers, "id", "title", "docxId", "pdfId"))
      .from(papers)
      .where(and(eq(papers.requestId, requestId), eq(papers.id, id))),
  );

/** In the caller's transaction, with the request locked. */
export async function deletePaper(requestId: string, id: string): Promise<void> {
  await db()
    .delete(papers)
    .where(and(eq(papers.requestId, requestId), eq(papers.id, id)));
}

/** The stored files of all papers of a request. */
export async function paperFilesOf(requestId: string): Promise<string[]> {
  const rows = await db()
    .select(pick(papers, "docxId", "pdfId"))
    .from(papers)
    .where(eq(papers.requestId, requestId));
  return rows.flatMap(({ docxId, pdfId }) => [docxId, pdfId]);
}

export async function insertPaper(row: typeof papers.$inferInsert): Promise<void> {
  await db().insert(papers).values(row);
}

/** How many completed requests an estimate names. */
const MOST_SIMILAR = 10;

/** The last completed requests of the same authority and category, with the offer that was carried out. */
export async function similarRequests({ id, ownerId, category }: RequestRecord) {
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
      ),
    )
    .orderBy(desc(requests.completedAt), desc(requests.id))
    .limit(MOST_SIMILAR);
  return rows.map(withRegistration);
}
