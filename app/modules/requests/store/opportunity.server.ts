import { and, desc, eq } from "drizzle-orm";
import type { Actor, Member } from "~/modules/accounts/rules/actor";
import { users } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { foundRow } from "~/platform/database/rows.server";
import { opportunityViews, requests } from "../tables/requests.server";
import { responseFiles, responses, responseVersions } from "../tables/responses.server";
import { responseCount, viewCount } from "./opportunity-status.server";
import type { RequestRecord } from "./record.server";
import { opportunityRequestOf } from "./requests.server";
import { contentColumns, filesWhere, ownResponseTo } from "./responses.server";

/** A sent request as one partner sees it: other responses are only counted. */
export type OpportunityRecord = Awaited<ReturnType<typeof opportunityOf>>;

/** Throws 404 when it is missing, not sent or addressed to another partner, and for actors that are no firm. */
export async function opportunityOf(actor: Actor, id: string) {
  return opportunityIn(actor, await opportunityRequestOf(actor, id));
}

export async function opportunityIn(actor: Actor, request: RequestRecord) {
  const own = actor.organisation ? await ownResponseTo(request, actor.organisation.id) : null;
  return { request, own, ...(await interestIn(request.id)) };
}

/** Numbers of views and responses. The caller has checked that the actor may see the request. */
export const interestIn = (id: string) =>
  foundRow(db().select({ views: viewCount, responses: responseCount }).from(requests).where(eq(requests.id, id)));

/** Stores one view per organisation. */
export async function insertView(row: typeof opportunityViews.$inferInsert): Promise<void> {
  await db().insert(opportunityViews).values(row).onConflictDoNothing();
}

export type OwnVersion = Awaited<ReturnType<typeof ownVersions>>[number];

/** All versions of the partner's own response, newest first. */
export async function ownVersions(partner: Member, responseId: string) {
  const rows = await db()
    .select({
      ...contentColumns,
      writtenBy: users.name,
    })
    .from(responseVersions)
    .innerJoin(responses, eq(responses.id, responseVersions.responseId))
    .innerJoin(users, eq(users.id, responseVersions.writtenBy))
    .where(and(eq(responseVersions.responseId, responseId), ofPartner(partner)))
    .orderBy(desc(responseVersions.version));
  const files = await filesWhere(and(eq(responseFiles.responseId, responseId), ofPartner(partner)));
  return rows.map((row) => ({
    ...row,
    files: files.filter(({ version }) => version === row.version).map(({ id, name, size }) => ({ id, name, size })),
  }));
}

const ofPartner = (partner: Member) => eq(responses.partnerId, partner.organisation.id);

/** Id of a stored file of any version of the partner's own response; throws 404 otherwise. */
export async function ownResponseFile(partner: Member, requestId: string, fileId: string): Promise<string> {
  const named = and(eq(responses.requestId, requestId), ofPartner(partner), eq(responseFiles.fileId, fileId));
  return (await foundRow(filesWhere(named))).id;
}
