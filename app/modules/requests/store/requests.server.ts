import { and, avg, count, eq, exists, isNotNull, isNull, or, type Placeholder, type SQL, sql } from "drizzle-orm";
import { type Actor, isAdmin, isFirma, isSuspended, isUat, type Member } from "~/modules/accounts/rules/actor";
import { db } from "~/platform/database/connection.server";
import { type Places, prepared } from "~/platform/database/prepared.server";
import { foundRow } from "~/platform/database/rows.server";
import { notFound } from "~/platform/refusal";
import type { RequestStatus } from "../rules/request";
import { requestChanges } from "../tables/changes.server";
import { questions } from "../tables/questions.server";
import { requests } from "../tables/requests.server";
import { responses } from "../tables/responses.server";
import { reviews } from "../tables/reviews.server";
import { offerColumns } from "./opportunity-status.server";
import { type RequestRecord, recordsWhere, withRegistration } from "./record.server";

/** Requests that an authority or ADMIN may read: its own, and for ADMIN all sent ones. */
function readableBy(actor: Actor): SQL | undefined {
  if (isUat(actor)) return eq(requests.ownerId, actor.organisation.id);
  return isAdmin(actor) ? isNotNull(requests.sentAt) : sql`false`;
}

/** Throws 404 for a missing request and for one that the actor may not read. */
export const requestOf = async (actor: Actor, id: string): Promise<RequestRecord> =>
  withRegistration(await foundRow(recordsWhere(and(eq(requests.id, id), readableBy(actor)))));

/**
 * `opportunityPolicy.read` for firms, in SQL: sent, and either addressed to this partner and not hidden by an ADMIN, or already
 * answered by it. What was addressed to one firm alone is not read by it while it is suspended (`isActive`).
 */
export function visibleToPartner(partnerId: string | Placeholder, isActive = true): SQL | undefined {
  const own = db()
    .select({ id: responses.id })
    .from(responses)
    .where(and(eq(responses.requestId, requests.id), eq(responses.partnerId, partnerId)));
  return and(
    isNotNull(requests.sentAt),
    or(
      and(
        isNull(requests.hiddenAt),
        or(isNull(requests.onlyPartnerId), isActive ? eq(requests.onlyPartnerId, partnerId) : undefined),
      ),
      exists(own),
    ),
  );
}

/** A sent request that the firm may see; throws 404 otherwise. */
export async function opportunityRequestOf(actor: Actor, id: string): Promise<RequestRecord> {
  if (!isFirma(actor)) throw notFound();
  return withRegistration(
    await foundRow(
      recordsWhere(and(eq(requests.id, id), visibleToPartner(actor.organisation.id, !isSuspended(actor)))),
    ),
  );
}

/** The request for its authority, ADMIN or a firm that may see it; throws 404 otherwise. */
export const eitherRequestOf = (actor: Actor, id: string): Promise<RequestRecord> =>
  isFirma(actor) ? opportunityRequestOf(actor, id) : requestOf(actor, id);

/** The places of a model that are left in a text, as `unfilledIn` finds them. */
export const UNFILLED = String.raw`\[[^][]*[[:alpha:]][^][]*\](?!\()|_{3,}|…{2,}|\.{4,}`;

export const rowExtras = {
  offers: offerColumns,
  waitingQuestions: sql<number>`(select count(*)::int from ${questions} q where q.request_id = requests.id and q.answered_at is null)`,
  isReviewed: sql<boolean>`exists (select from ${reviews} v where v.request_id = requests.id)`,
  /** The authority has told the firms, after the deadline, that it is still choosing. */
  evaluating: sql<boolean>`exists (select from ${requestChanges} c where c.request_id = requests.id and c.kind = 'still_evaluating' and c.made_at >= requests.deadline_at)`,
};

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
      /** Average of the ratings that this authority gave; null before the first. */
      rating: sql<number | null>`(${given})`.mapWith(Number),
    })
    .from(requests)
    .where(eq(requests.ownerId, at.organisationId));
});

/** Counts for the dashboard. */
export const requestCounts = ({ organisation }: Member) => foundRow(counted({ organisationId: organisation.id }));
