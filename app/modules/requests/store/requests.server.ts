import { and, avg, count, desc, eq, exists, isNotNull, isNull, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type Actor, isAdmin, isFirma, isUat } from "~/modules/accounts/rules/actor";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { notFound } from "~/platform/refusal";
import type { RequestStatus } from "../rules/request";
import { REQUESTS_PER_PAGE, type RequestQuery } from "../rules/request-query";
import { questions } from "../tables/questions.server";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { reviews } from "../tables/reviews.server";
import { responseCount } from "./opportunity-status.server";
import { type RequestRecord, recordsWhere, recordWhere, withRegistration } from "./record.server";
import { matchesText } from "./search.server";

/** What a reader of the request's own file is narrowed to: the owner's people; ADMIN once it was sent. */
function readableBy(actor: Actor): SQL | undefined {
  if (isUat(actor)) return eq(requests.ownerId, actor.organisation.id);
  return isAdmin(actor) ? isNotNull(requests.sentAt) : sql`false`;
}

/** Somebody else's request is the same 404 as one that does not exist. */
export async function requestOf(actor: Actor, id: string): Promise<RequestRecord> {
  const found = await recordWhere(and(eq(requests.id, id), readableBy(actor)));
  if (!found) throw notFound();
  return found;
}

/** Sent, and open to this partner or already answered by it; the form of `opportunityPolicy.read` for firms. */
export function visibleToPartner(partnerId: string | Placeholder): SQL | undefined {
  const own = db()
    .select({ id: responses.id })
    .from(responses)
    .where(and(eq(responses.requestId, requests.id), eq(responses.partnerId, partnerId)));
  return and(
    isNotNull(requests.sentAt),
    or(isNull(requests.onlyPartnerId), eq(requests.onlyPartnerId, partnerId), exists(own)),
  );
}

/** A sent request as a firm may meet it; else the same 404. */
export async function opportunityRequestOf(actor: Actor, id: string): Promise<RequestRecord> {
  if (!isFirma(actor)) throw notFound();
  const found = await recordWhere(and(eq(requests.id, id), visibleToPartner(actor.organisation.id)));
  if (!found) throw notFound();
  return found;
}

/** The request as whoever asks may read it: its authority, ADMIN, or a firm that meets it. */
export const eitherRequestOf = (actor: Actor, id: string): Promise<RequestRecord> =>
  isFirma(actor) ? opportunityRequestOf(actor, id) : requestOf(actor, id);

export type RequestRow = Awaited<ReturnType<typeof requestsOf>>["rows"][number];

export const rowExtras = {
  responseCount,
  waitingQuestions: sql<number>`(select count(*)::int from ${questions} q where q.request_id = requests.id and q.answered_at is null)`,
  isReviewed: sql<boolean>`exists (select from ${reviews} v where v.request_id = requests.id)`,
};

/** One page of the organisation's own requests, newest first; `total` counts what the filters leave, `all` everything. */
export async function requestsOf(actor: Actor, { text, status, page }: RequestQuery) {
  if (!isUat(actor)) throw notFound();
  const own = eq(requests.ownerId, actor.organisation.id);
  const where = and(own, matchesText(text), status ? eq(requests.status, status) : undefined);
  // Apart, so that a search is counted by its indexes instead of over everything that the owner has.
  const [all, total] = [await db().$count(requests, own), await db().$count(requests, where)];
  const found = await recordsWhere(where)
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(REQUESTS_PER_PAGE)
    .offset((page - 1) * REQUESTS_PER_PAGE);
  const extras = await extrasOf(found.map(({ id }) => id));
  const rows = found.flatMap((row) => {
    const extra = extras.get(row.id);
    return extra ? [{ ...withRegistration(row), ...extra }] : [];
  });
  return { rows, total, all };
}

async function extrasOf(ids: readonly string[]) {
  const rows = await db()
    .select({ id: requests.id, ...rowExtras })
    .from(requests)
    .where(among(requests.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

const counted = prepared((at: Places<{ organisationId: string }>) => {
  const of = (status: RequestStatus) =>
    sql<number>`count(*) filter (where ${requests.status} = ${status})`.mapWith(Number);
  const given = db()
    .select({ rating: avg(reviews.overall) })
    .from(reviews)
    .innerJoin(requests, eq(requests.id, reviews.requestId))
    .where(and(eq(requests.ownerId, at.organisationId), isNull(reviews.hiddenAt)));
  return db()
    .select({
      total: count(),
      drafts: of("draft"),
      sent: of("sent"),
      inProgress: of("in_progress"),
      completed: of("completed"),
      cancelled: of("cancelled"),
      /** The average of the ratings that this authority gave; none before the first. */
      rating: sql<number | null>`(${given})`.mapWith(Number),
    })
    .from(requests)
    .where(eq(requests.ownerId, at.organisationId));
});

/** The figures of the dashboard. */
export async function requestCounts(actor: Actor) {
  if (!isUat(actor)) throw notFound();
  const [found] = await counted({ organisationId: actor.organisation.id });
  if (!found) throw new Error("The counts returned no row");
  return found;
}
