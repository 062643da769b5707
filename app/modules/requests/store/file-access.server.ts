import { and, eq } from "drizzle-orm";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { foundRow } from "~/platform/database/rows.server";
import { notFound } from "~/platform/refusal";
import { responseFiles } from "../tables/responses.server";
import { stateFor } from "./correspondence.server";
import { fileIn } from "./request-files.server";
import { eitherRequestOf } from "./requests.server";
import { filesWhere, responseOf } from "./responses.server";

/** Id of the stored file behind `filesOf(...)[n].id`; throws 404 unless the actor may read the request. */
export async function requestFileOf(actor: Actor, requestId: string, id: string): Promise<string> {
  const request = await eitherRequestOf(actor, requestId);
  const found = await fileIn(request.id, id);
  // Firms see the name of a removed file in the history, but not its contents.
  if (!found || (isFirma(actor) && found.removedAt !== null)) throw notFound();
  return found.fileId;
}

/** Id of a stored file of a response's current version; throws 404 unless the actor is its author or may read its contents. */
export async function responseFileOf(actor: Actor, responseId: string, fileId: string, now: Date): Promise<string> {
  const response = await responseOf(actor, responseId);
  if (!isFirma(actor) && stateFor(actor, response, now) !== "readable") throw notFound();
  const current = and(eq(responseFiles.responseId, responseId), eq(responseFiles.version, response.version));
  return (await foundRow(filesWhere(and(current, eq(responseFiles.fileId, fileId))))).id;
}
