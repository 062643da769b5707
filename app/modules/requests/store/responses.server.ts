import { and, asc, eq, getTableColumns, isNotNull, type SQL, sql } from "drizzle-orm";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { organisations } from "~/modules/accounts/tables.server";
import { attachments } from "~/modules/media/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, foundRow } from "~/platform/database/rows.server";
import { inAlphabet } from "~/platform/database/words.server";
import { pick } from "~/platform/pick";
import { notFound } from "~/platform/refusal";
import { offersToTell } from "../rules/recipients";
import type { PartnerResponse } from "../rules/response";
import { responseFiles, responses, responseVersions } from "../tables/responses.server";
import { type RequestRecord, requestById } from "./record.server";
import { opportunityRequestOf, requestOf } from "./requests.server";

/** A response without its contents, which only `contentsOf` and `ownVersions` read. */
export type ResponseRecord = typeof responses.$inferSelect &
  PartnerResponse & {
    partnerName: string;
    partnerVerified: boolean;
    partnerVerifiedAt: Date | null;
    request: RequestRecord;
  };

/** Of the firm of a response. */
const firmColumns = {
  partnerName: organisations.name,
  partnerVerified: sql<boolean>`${organisations.verification} = 'verified'`,
  partnerVerifiedAt: organisations.verifiedAt,
  partnerSuspended: isNotNull(organisations.suspendedAt).mapWith(Boolean),
};

/** The same of a firm that has not responded yet. */
export const firmOf = async (partnerId: string) => ({
  partnerId,
  ...(await foundRow(db().select(firmColumns).from(organisations).where(eq(organisations.id, partnerId)))),
});

const columns = { ...getTableColumns(responses), ...firmColumns };

const recordsWhere = (where: SQL | undefined) =>
  db()
    .select(columns)
    .from(responses)
    .innerJoin(organisations, eq(organisations.id, responses.partnerId))
    .where(where)
    .orderBy(asc(responses.submittedAt), asc(responses.id));

/** All responses to a request. The caller has checked that the actor may see the request. */
export async function responsesTo(request: RequestRecord): Promise<ResponseRecord[]> {
  const rows = await recordsWhere(eq(responses.requestId, request.id));
  return rows.map((row) => ({ ...row, request }));
}

/** Those whose firms are told of an action on this request. */
export const offersToldOf = async (request: RequestRecord) => offersToTell(await responsesTo(request));

/** One response to this request; throws 404 when it is missing. */
export async function responseIn(request: RequestRecord, id: string): Promise<ResponseRecord> {
  return { ...(await foundRow(recordsWhere(and(eq(responses.requestId, request.id), eq(responses.id, id))))), request };
}

/** The partner's own response to this request; null when there is none. */
export async function ownResponseTo(request: RequestRecord, partnerId: string): Promise<ResponseRecord | null> {
  const row = await firstRow(
    recordsWhere(and(eq(responses.requestId, request.id), eq(responses.partnerId, partnerId))),
  );
  return row && { ...row, request };
}

/** The request of a response, to be locked before the response is read; throws 404 when it is missing. */
export async function requestIdOf(responseId: string): Promise<string> {
  const found = db().select({ requestId: responses.requestId }).from(responses).where(eq(responses.id, responseId));
  return (await foundRow(found)).requestId;
}

/** A response for its author, the owner of its request or ADMIN; throws 404 otherwise. */
export async function responseOf(actor: Actor, id: string): Promise<ResponseRecord> {
  const requestId = await requestIdOf(id);
  if (!isFirma(actor)) return responseIn(await requestOf(actor, requestId), id);
  const found = await responseIn(await opportunityRequestOf(actor, requestId), id);
  if (found.partnerId !== actor.organisation.id) throw notFound();
  return found;
}

/** Without access check and contents, for listeners and jobs; null when it is missing. */
export async function responseById(id: string): Promise<ResponseRecord | null> {
  const [row] = await recordsWhere(eq(responses.id, id));
  const request = row ? await requestById(row.requestId) : null;
  return row && request ? { ...row, request } : null;
}

/** The contents of a version. */
export const contentColumns = {
  ...pick(
    responseVersions,
    "version",
    "text",
    "priceMin",
    "priceMax",
    "currency",
    "duration",
    "durationUnit",
    "experience",
    "writtenAt",
  ),
};

type ResponseFile = { id: string; name: string; size: number };
export type ResponseContents = Awaited<ReturnType<typeof currentVersions>>[number] & { files: ResponseFile[] };

const currentVersions = (ids: readonly string[]) =>
  db()
    .select({ responseId: responseVersions.responseId, ...contentColumns })
    .from(responseVersions)
    .innerJoin(
      responses,
      and(eq(responses.id, responseVersions.responseId), eq(responses.version, responseVersions.version)),
    )
    .where(among(responses.id, ids));

/** Current contents by response id. The caller has checked that the actor may read each of them. */
export async function contentsOf(ids: readonly string[]): Promise<Map<string, ResponseContents>> {
  const versions = await currentVersions(ids);
  const files = await filesOfVersions(ids);
  return new Map(
    versions.map((version) => {
      const own = files.filter((file) => file.responseId === version.responseId && file.version === version.version);
      return [version.responseId, { ...version, files: own.map(({ id, name, size }) => ({ id, name, size })) }];
    }),
  );
}

/** Files of the current versions; `id` is that of the stored file. */
export const filesOfVersions = (ids: readonly string[]) =>
  filesWhere(and(eq(responses.version, responseFiles.version), among(responseFiles.responseId, ids)));

/** The caller restricts them to what the actor may read. */
export function filesWhere(where: SQL | undefined) {
  return db()
    .select({
      responseId: responseFiles.responseId,
      version: responseFiles.version,
      id: responseFiles.fileId,
      name: responseFiles.name,
      ...pick(attachments, "size", "sha256"),
    })
    .from(responseFiles)
    .innerJoin(responses, eq(responses.id, responseFiles.responseId))
    .innerJoin(attachments, eq(attachments.id, responseFiles.fileId))
    .where(where)
    .orderBy(inAlphabet(responseFiles.name), asc(responseFiles.fileId));
}
