import { and, eq } from "drizzle-orm";
import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { db } from "~/platform/database/connection.server";
import { notFound } from "~/platform/refusal";
import { responseFiles } from "../tables/responses.server";
import { stateFor } from "./fisa.server";
import { fileIn } from "./request-files.server";
import { eitherRequestOf } from "./requests.server";
import { responseOf } from "./responses.server";

/** The stored file behind a place in a request, for whoever may read that request; `id` is `filesOf(...)[n].id`. */
export async function requestFileOf(actor: Actor, requestId: string, id: string): Promise<string> {
  const request = await eitherRequestOf(actor, requestId);
  const found = await fileIn(request.id, id);
  // The history tells firms which file went; what stood in it went with it.
  if (!found || (isFirma(actor) && found.removedAt !== null)) throw notFound();
  return found.fileId;
}

/** A file of a response, of the version that holds: for its author, and for others once its contents may be read. */
export async function responseFileOf(actor: Actor, responseId: string, fileId: string, now: Date): Promise<string> {
  const response = await responseOf(actor, responseId);
  if (!isFirma(actor) && stateFor(actor, response, now) !== "readable") throw notFound();
  const [found] = await db()
    .select({ fileId: responseFiles.fileId })
    .from(responseFiles)
    .where(
      and(
        eq(responseFiles.responseId, responseId),
        eq(responseFiles.version, response.version),
        eq(responseFiles.fileId, fileId),
      ),
    );
  if (!found) throw notFound();
  return found.fileId;
}
