import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { organisations } from "~/modules/accounts/tables.server";
import { LISTED } from "~/modules/partners/rules/listing";
import { partners } from "~/modules/partners/tables.server";
import { db } from "~/platform/database/connection.server";
import { insertedId } from "~/platform/database/rows.server";
import type { RequestStatus } from "../rules/request";
import { type RequestMove, requestMoves } from "../rules/request-moments";
import { requestChanges } from "../tables/changes.server";
import { registrationCounters, requests } from "../tables/requests.server";

export type NewRequest = typeof requests.$inferInsert;
export type RequestValues = Partial<NewRequest>;
export type NewChange = typeof requestChanges.$inferInsert;

export const insertRequest = (row: NewRequest): Promise<string> =>
  insertedId(db().insert(requests).values(row).returning({ id: requests.id }));

/** The guarded update of a move; no row when the request is no longer in a state where the move begins. */
export function moveRequest(id: string, move: RequestMove, values: RequestValues) {
  return updateIn(id, requestMoves.from(move), values);
}

export const updateDraft = (id: string, values: RequestValues) => updateIn(id, ["draft"], values);

export const updateShared = (id: string, values: RequestValues) => updateIn(id, ["completed"], values);

/** Hides a request, or shows it again; not an update of the request, whose own words stay as they are. */
export async function markHidden(
  id: string,
  hiding: Pick<typeof requests.$inferSelect, "hiddenAt" | "hiddenBy" | "hiddenReason">,
): Promise<void> {
  await db().update(requests).set(hiding).where(eq(requests.id, id));
}

function updateIn(id: string, states: readonly RequestStatus[], values: RequestValues) {
  return db()
    .update(requests)
    .set(values)
    .where(and(eq(requests.id, id), inArray(requests.status, [...states])))
    .returning({ id: requests.id });
}

export async function deleteDraft(id: string) {
  return db()
    .delete(requests)
    .where(and(eq(requests.id, id), eq(requests.status, "draft")))
    .returning({ id: requests.id });
}

/** The next number of the year. The row stays locked until the commit, so a rollback leaves no gap. */
export async function nextRegistration(year: number): Promise<number> {
  const [row] = await db()
    .insert(registrationCounters)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: registrationCounters.year, set: { last: sql`${registrationCounters.last} + 1` } })
    .returning({ last: registrationCounters.last });
  if (!row) throw new Error("The counter returned no row");
  return row.last;
}

export const insertChange = (row: NewChange): Promise<string> =>
  insertedId(db().insert(requestChanges).values(row).returning({ id: requestChanges.id }));

/** Ids of an organisation's queued requests, in the order of queueing. */
export async function queuedRequestsOf(organisationId: string): Promise<string[]> {
  const rows = await db()
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.ownerId, organisationId), isNotNull(requests.queuedAt), isNull(requests.sentAt)))
    .orderBy(asc(requests.queuedAt), asc(requests.id));
  return rows.map(({ id }) => id);
}

/** Verified organisations with queued requests, left by a listener that failed. */
export async function organisationsWithQueue(): Promise<string[]> {
  const rows = await db()
    .selectDistinct({ id: requests.ownerId })
    .from(requests)
    .innerJoin(organisations, eq(organisations.id, requests.ownerId))
    .where(and(isNotNull(requests.queuedAt), isNull(requests.sentAt), eq(organisations.verification, LISTED)));
  return rows.map(({ id }) => id);
}

/** Whether a request may be addressed to this firm, which has to be in the directory; null is every firm. */
export async function isAddressable(id: string | null): Promise<boolean> {
  if (id === null) return true;
  const [found] = await db()
    .select({ id: partners.id })
    .from(partners)
    .innerJoin(organisations, eq(organisations.id, partners.id))
    .where(and(eq(partners.id, id), eq(organisations.verification, LISTED)));
  return found !== undefined;
}
