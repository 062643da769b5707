import type { Actor } from "~/modules/accounts/rules/actor";
import { hasSide } from "~/modules/conversations/rules";
import { addSystemNote, closeForRequest, linkConversation } from "~/modules/conversations/verbs.server";
import { badRequest } from "~/platform/refusal";
import { whyAsked } from "../rules/choice-reason";
import type { CancellationReason, OutcomeReason } from "../rules/reason";
import { declinedBeside, offersToTell } from "../rules/recipients";
import { awaitsOpening } from "../rules/request";
import type { Confirmed } from "../rules/request-moments";
import { isOpenResponse, missedConfirmation } from "../rules/response";
import { responsePolicy } from "../rules/response-policy";
import { choicesIn, responsesFor } from "../store/correspondence.server";
import type { RequestRecord } from "../store/record.server";
import { moveResponse } from "../store/response-writes.server";
import { type ResponseRecord, responseIn, responsesTo } from "../store/responses.server";
import { deleteRequest } from "./drafts.server";
import { onRequest, type RequestStep } from "./guard.server";
import type { ToldAction } from "./sent.server";

const RESPONSE_MOVED = "Oferta s-a schimbat între timp. Vedeți cum stă acum.";

/** Opens sealed responses and records it; does nothing when they are already open. */
export async function openResponses(actor: Actor, id: string): Promise<void> {
  await onRequest(actor, id, async (request, step) => {
    if (request.sealed && request.openedAt !== null) return;
    step.allow("open");
    await recordOpening(step);
  });
}

async function recordOpening({ actor, at, move, log }: RequestStep): Promise<void> {
  await move("open", { openedAt: at, openedBy: actor.userId });
  await log("request.opened");
}

/** Why the choice of this offer has to be explained now; empty where it needs no reason. */
export async function whyExplain(
  actor: Actor,
  request: RequestRecord,
  responseId: string,
  at: Date,
): Promise<string[]> {
  return whyAsked(request, choicesIn(await responsesFor(actor, request, at)), responseId, at);
}

/**
 * Accepts one offer, declines every other open one, and opens a conversation with the firm. Returns how many it declined. The
 * reason is kept with the offer, and printed where the selection is recorded.
 */
export async function acceptResponse(
  actor: Actor,
  id: string,
  responseId: string,
  reason: string | null,
): Promise<{ declined: number }> {
  return onRequest(actor, id, async (request, step) => {
    const response = await responseIn(request, responseId);
    step.allow("accept");
    step.ask(responsePolicy, "accept", response);
    const [asked] = reason === null ? await whyExplain(actor, request, responseId, step.at) : [];
    if (asked !== undefined) throw step.refusal(`Scrieți de ce alegeți această ofertă. ${asked}`);
    if (awaitsOpening(request, step.at)) await recordOpening(step);
    const declined = await declineOthers(request, responseId, step);
    await choose(request, { response, reason }, step);
    await step.move("accept", { decidedAt: request.decidedAt ?? step.at });
    return { declined };
  });
}

const REPLACED_MEANWHILE = "Partenerul a fost schimbat între timp. Vedeți cum stă acum solicitarea.";

/** `replaced`: the accepted offer when the form was shown. */
export type Replacement = { response: string; replaced: string; reason: string };

/** Ends the running collaboration for a reason that its firm reads, and accepts another offer. */
export async function replacePartner(
  actor: Actor,
  id: string,
  { response: responseId, replaced, reason }: Replacement,
) {
  await onRequest(actor, id, async (request, step) => {
    const { at, allow, ask, move, moved, log } = step;
    const response = await responseIn(request, responseId);
    allow("replace");
    if (request.acceptedResponseId !== replaced) throw step.refusal(REPLACED_MEANWHILE);
    ask(responsePolicy, "replace", response);
    const ended = { declinedAt: at, declineReason: "did_not_continue" as const, updatedAt: at };
    moved(await moveResponse(replaced, "decline", ended), RESPONSE_MOVED);
    await log("response.replaced", { subjectId: replaced, from: "accepted", to: "declined", note: reason });
    const note = `Autoritatea a încheiat această colaborare și a ales alt partener. Motivul: ${reason}`;
    await addSystemNote(id, note, request.acceptedPartnerId);
    await choose(request, { response, reason: null }, step);
    await move("replace");
  });
}

type Chosen = { response: ResponseRecord; reason: string | null };

/** Marks the offer as accepted, and opens a conversation with its firm. */
async function choose(request: RequestRecord, { response, reason }: Chosen, { actor, at, moved, log }: RequestStep) {
  const accepted = { acceptedAt: at, acceptedReason: reason, declinedAt: null, declineReason: null, updatedAt: at };
  moved(await moveResponse(response.id, "accept", accepted), RESPONSE_MOVED);
  await log("request.accepted", { from: request.status, to: "in_progress" });
  await log("response.accepted", {
    subjectId: response.id,
    from: response.status,
    to: "accepted",
    ...(reason === null ? {} : { note: reason }),
  });
  await openConversation(actor, request, response);
}

/** Declines all other open offers: at most one of a request is accepted at a time. */
async function declineOthers(request: RequestRecord, except: string, step: RequestStep): Promise<number> {
  const others = declinedBeside(await responsesTo(request), except);
  for (const response of others) {
    const missed = missedConfirmation(response, request, step.at);
    await decline(response, missed ? "not_confirmed" : "other_accepted", step);
  }
  return others.length;
}

async function decline({ id, status }: ResponseRecord, reason: OutcomeReason, { at, moved, log }: RequestStep) {
  moved(await moveResponse(id, "decline", { declinedAt: at, declineReason: reason, updatedAt: at }), RESPONSE_MOVED);
  await log("response.declined", { subjectId: id, from: status, to: "declined", note: reason });
}

async function openConversation(actor: Actor, request: RequestRecord, response: ResponseRecord): Promise<void> {
  if (!hasSide(actor) || request.registration === null) return;
  const about = { requestId: request.id, number: request.registration };
  const { partnerId: firmaId } = response;
  await linkConversation(actor, { uatId: request.ownerId, firmaId, subject: request.title, about });
  await addSystemNote(request.id, "Oferta a fost acceptată. Colaborarea este în desfășurare.", firmaId);
}

/** Completes the request and closes its conversations. */
export async function completeRequest(actor: Actor, id: string): Promise<void> {
  await onRequest(actor, id, async (request, { at, allow, move, log }) => {
    allow("complete");
    await move("complete", { completedAt: at });
    await log("request.completed", { from: request.status, to: "completed" });
    await addSystemNote(id, "Colaborarea a fost finalizată.", request.acceptedPartnerId);
    await closeForRequest(id, actor);
  });
}

export type CancelInput = { reason: CancellationReason; text: string | null };

/** Cancels a request; `input` is null for a draft, of which nobody is told, and required once the request was sent. */
export async function cancelRequest(actor: Actor, id: string, input: CancelInput | null): Promise<ToldAction | null> {
  return onRequest(actor, id, async (request, step) => {
    const { at, allow, move, log } = step;
    allow("cancel");
    const wasSent = request.sentAt !== null;
    if (wasSent && input === null) throw badRequest("Alegeți motivul anulării și trimiteți din nou.");
    const given = wasSent ? input : null;
    await move("cancel", { cancelledAt: at, cancelReason: given?.reason ?? null, cancelText: given?.text ?? null });
    const note = given === null ? {} : { note: given.reason };
    await log("request.cancelled", { from: request.status, to: "cancelled", ...note });
    if (!wasSent) return null;
    const offers = await responsesTo(request);
    const told = { request, offers: offersToTell(offers) };
    for (const response of offers) {
      if (isOpenResponse(response)) await decline(response, "request_cancelled", step);
    }
    await addSystemNote(id, "Solicitarea a fost anulată.");
    await closeForRequest(id, actor);
    return told;
  });
}

/** The verb of each action that is only confirmed. */
export const confirmedVerbs: Readonly<Record<Confirmed, (actor: Actor, id: string) => Promise<void>>> = {
  open: openResponses,
  complete: completeRequest,
  delete: deleteRequest,
};
