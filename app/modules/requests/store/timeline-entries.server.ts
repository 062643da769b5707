import { and, asc, eq, sql } from "drizzle-orm";
import { organisations, users } from "~/modules/accounts/tables.server";
import { codesOf } from "~/platform/codes";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { journal } from "~/platform/journal/tables.server";
import { pick } from "~/platform/pick";
import { OFFER_ENTRIES, type TimelineEntry, TOLD_ENTRIES } from "../rules/timeline-entry";
import { responses } from "../tables/responses.server";
import { reviews } from "../tables/reviews.server";
import type { RequestRecord } from "./record.server";

/**
 * What was done with a request, with its chosen offers and with its review, from the journal, oldest first. A person is
 * named only when it acted for the authority; nothing of an offer that was not chosen is read, so a sealed one stays unknown.
 */
export async function timelineEntriesOf(request: RequestRecord): Promise<TimelineEntry[]> {
  const subjects = sql`array(select r.id from ${responses} r where r.request_id = ${request.id} and r.accepted_at is not null)
    || array(select v.id from ${reviews} v where v.request_id = ${request.id}) || ${request.id}::uuid`;
  const rows = await db()
    .select({
      ...pick(journal, "what", "at", "from", "note", "organisationId"),
      person: users.name,
      partner: organisations.name,
    })
    .from(journal)
    .leftJoin(users, eq(users.id, journal.userId))
    .leftJoin(responses, eq(responses.id, journal.subjectId))
    .leftJoin(organisations, eq(organisations.id, responses.partnerId))
    .where(
      sql`${journal.subjectId} = any(${subjects}) and ${journal.what} = any(${sql.param([...TOLD_ENTRIES])}::text[])`,
    )
    .orderBy(asc(journal.at), asc(journal.id));
  return rows
    .filter(({ what, from }) => what !== "response.withdrawn" || from === "accepted")
    .map(({ organisationId, person, what, from: _, ...entry }) => ({
      ...entry,
      what: what as TimelineEntry["what"],
      by: organisationId === request.ownerId ? person : null,
    }));
}

/** What became of these offers, oldest first. The caller passes only those that may be read now: no sealed one. */
export async function offerEntriesOf(responseIds: readonly string[]) {
  const whats = codesOf(OFFER_ENTRIES);
  const rows = await db()
    .select(pick(journal, "what", "at", "subjectId"))
    .from(journal)
    .where(and(among(journal.subjectId, responseIds), sql`${journal.what} = any(${sql.param(whats)}::text[])`))
    .orderBy(asc(journal.at), asc(journal.id));
  return rows.flatMap(({ what, ...row }) => {
    const known = whats.find((one) => one === what);
    return known ? [{ ...row, what: known }] : [];
  });
}
