import type { z } from "zod";
import { type Actor, type ActorOrganisation, isFirma, isSuspended, isVerified } from "~/modules/accounts/rules/actor";
import { addSystemNote } from "~/modules/conversations/verbs.server";
import { attach } from "~/modules/media/verbs/attachment.server";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import { authorize } from "~/platform/policy";
import { movedOn } from "~/platform/refusal";
import { chosenPrice, type responseForm } from "../forms/responses";
import { type Opportunity, whyNotRespond } from "../rules/opportunity";
import { opportunityPolicy } from "../rules/policy";
import { lockRequest } from "../store/record.server";
import { opportunityRequestOf } from "../store/requests.server";
import { insertResponse, insertVersion, moveResponse } from "../store/response-writes.server";
import {
  filesOfVersions,
  ownResponseTo,
  type ResponseRecord,
  requestIdOf,
  responseOf,
} from "../store/responses.server";
import type { FileChanges } from "./files.server";
import { allowResponse, wayTo } from "./guard.server";

export type ResponseInput = z.output<typeof responseForm>;
type Partner = Actor & { organisation: ActorOrganisation };
type Step = { actor: Partner; at: Date };

const MOVED = "Răspunsul s-a schimbat între timp. Vedeți cum stă acum.";

/** The partner's answer to a request: one, before the deadline. Returns its id. */
export async function respond(
  actor: Actor,
  requestId: string,
  input: ResponseInput,
  files: FileChanges,
): Promise<string> {
  return transaction(async () => {
    await lockRequest(requestId);
    const request = await opportunityRequestOf(actor, requestId);
    const at = now();
    const own = isFirma(actor) ? await ownResponseTo(request, actor.organisation.id) : null;
    const opportunity = { request, own };
    allowTakingPart("respond", actor, opportunity, { why: whyNotRespond(actor, opportunity, at), at, requestId });
    if (!isFirma(actor)) throw new Error("The policy let somebody other than a firm respond");
    const partnerId = actor.organisation.id;
    const id = await insertResponse({ requestId, partnerId, submittedAt: at, updatedAt: at });
    await writeVersion({ actor, at }, { id, version: 1 }, input, { files, kept: [] });
    await record({ what: "response.submitted", subjectId: id, by: actor, at, to: "submitted" });
    return id;
  });
}

type TakingPart = { why: string | null; at: Date; requestId: string };

/** Who may not take part: 403. Whose moment has passed: 409. */
export function allowTakingPart(
  action: "respond" | "ask",
  actor: Actor,
  opportunity: Opportunity,
  { why, at, requestId }: TakingPart,
): void {
  const way = wayTo(actor, requestId);
  const sentence = why ?? "";
  const mayTakePart = isFirma(actor) && isVerified(actor) && !isSuspended(actor);
  if (why !== null && mayTakePart) throw movedOn(sentence, way);
  authorize(opportunityPolicy, action, actor, opportunity, at, sentence, way);
}

/** A new version that replaces the one that holds; the deadline and the request it answers do not change. */
export function editResponse(
  actor: Actor,
  id: string,
  input: ResponseInput,
  files: FileChanges,
  seen: string | null = null,
): Promise<string> {
  return inTurn(actor, id, async (response, step) => {
    const way = wayTo(actor, response.requestId);
    allowResponse("edit", step, response, way);
    notOvertaken(seen, String(response.version));
    const version = response.version + 1;
    const kept = await keptFiles(id, files);
    const values = { version, unconfirmedSince: null, updatedAt: step.at };
    moved(await moveResponse(id, "edit", values), MOVED, way);
    await writeVersion(step, { id, version }, input, { files, kept });
    const states = { from: response.status, to: "submitted" };
    await record({ what: "response.edited", subjectId: id, by: actor, at: step.at, ...states });
    return id;
  });
}

/** The request changed, and the offer holds as it is. */
export function confirmResponse(actor: Actor, id: string): Promise<string> {
  return inTurn(actor, id, async (response, step) => {
    const way = wayTo(actor, response.requestId);
    allowResponse("confirm", step, response, way);
    moved(await moveResponse(id, "confirm", { unconfirmedSince: null, updatedAt: step.at }), MOVED, way);
    const states = { from: "to_confirm", to: "submitted" };
    await record({ what: "response.confirmed", subjectId: id, by: actor, at: step.at, ...states });
    return id;
  });
}

/** Before the decision the offer is taken back; after it the accepted partner drops out, and another may take its place. */
export function withdrawResponse(actor: Actor, id: string, { text }: { text: string | null }): Promise<string> {
  return inTurn(actor, id, async (response, step) => {
    const way = wayTo(actor, response.requestId);
    allowResponse("withdraw", step, response, way);
    const values = { withdrawnAt: step.at, withdrawText: text, updatedAt: step.at };
    moved(await moveResponse(id, "withdraw", values), MOVED, way);
    const states = { from: response.status, to: "withdrawn" };
    await record({ what: "response.withdrawn", subjectId: id, by: actor, at: step.at, ...states });
    if (response.status === "accepted") {
      const note = "Firma a anunțat că nu mai continuă această colaborare.";
      await addSystemNote(response.requestId, note, response.partnerId);
    }
    return id;
  });
}

/** A withdrawn offer comes back, as it is written now. */
export function resubmitResponse(
  actor: Actor,
  id: string,
  input: ResponseInput,
  files: FileChanges,
  seen: string | null = null,
): Promise<string> {
  return inTurn(actor, id, async (response, step) => {
    const way = wayTo(actor, response.requestId);
    allowResponse("resubmit", step, response, way);
    notOvertaken(seen, String(response.version));
    const version = response.version + 1;
    const kept = await keptFiles(id, files);
    const cleared = { withdrawnAt: null, withdrawText: null, unconfirmedSince: null };
    const values = { ...cleared, version, submittedAt: step.at, updatedAt: step.at };
    moved(await moveResponse(id, "resubmit", values), MOVED, way);
    await writeVersion(step, { id, version }, input, { files, kept });
    const states = { from: "withdrawn", to: "submitted" };
    await record({ what: "response.resubmitted", subjectId: id, by: actor, at: step.at, ...states });
    return id;
  });
}

/** The own response after its request's turn came, and the moment of that. */
function inTurn<Result>(
  actor: Actor,
  id: string,
  work: (response: ResponseRecord, step: Step) => Promise<Result>,
): Promise<Result> {
  return transaction(async () => {
    await lockRequest(await requestIdOf(id));
    const response = await responseOf(actor, id);
    const step = { actor: actor as Partner, at: now() };
    return work(response, step);
  });
}

type StoredFile = { fileId: string; name: string };

/** The files of the version that held, without those that the form took out. */
async function keptFiles(id: string, { removedIds }: FileChanges): Promise<StoredFile[]> {
  const removed = new Set(removedIds);
  const files = await filesOfVersions([id]);
  return files.filter((file) => !removed.has(file.id)).map((file) => ({ fileId: file.id, name: file.name }));
}

async function writeVersion(
  { actor, at }: Step,
  { id, version }: { id: string; version: number },
  input: ResponseInput,
  { files, kept }: { files: FileChanges; kept: readonly StoredFile[] },
): Promise<void> {
  const { min, max } = chosenPrice(input);
  for (const upload of files.added) {
    await attach(upload.id, { at, organisationId: actor.organisation.id, userId: actor.userId });
  }
  const { text, currency, duration, durationUnit, experience } = input;
  const offered = { text, priceMin: min, priceMax: max, currency, duration, durationUnit, experience };
  await insertVersion({ responseId: id, version, ...offered, writtenAt: at, writtenBy: actor.userId }, [
    ...kept,
    ...files.added.map(({ id: fileId, name }) => ({ fileId, name })),
  ]);
}
