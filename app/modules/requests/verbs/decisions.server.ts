import type { Actor } from "~/modules/accounts/rules/actor";
import { isMember } from "~/modules/conversations/rules";
import { addSystemNote, closeForRequest, linkConversation } from "~/modules/conversations/verbs.server";
import { record } from "~/platform/journal/journal.server";
import { moved } from "~/platform/moves";
import { badRequest, movedOn } from "~/platform/refusal";
import type { CancellationReason, OutcomeReason } from "../rules/reason";
import { awaitsOpening } from "../rules/request";
import { missedConfirmation } from "../rules/response";
import { responsePolicy } from "../rules/response-policy";
import type { RequestRecord } from "../store/record.server";
import { moveResponse } from "../store/response-writes.server";
import { type ResponseRecord, responseIn, responsesTo } from "../store/responses.server";
import { type Step, wayTo, withLockedRequest } from "./guard.server";

const RESPONSE_MOVED = "Oferta s-a schimbat între timp. Vedeți starea actuală.";

/** Opens sealed responses and records it; does nothing when they are already open. */
export async function openResponses(actor: Actor, id: string): Promise<void> {
  await withLockedRequest(actor, id, async (request, step) => {
    if (request.sealed && request.openedAt !== null) return;
    step.allow("open");
    await recordOpening(actor, step);
  });
}

async function recordOpening(actor: Actor, { at, move, log }: Step): Promise<void> {
  await move("open", { openedAt: at, openedBy: actor.userId });
  await log("request.opened");
}

const ACCEPTED_MEANWHILE = "Între timp a fost acceptată altă ofertă. Vedeți starea actuală a solicitării.";

/**
 * Accepts one response, declines every other open one, and opens a conversation with the firm. `replacing` is the response
 * that was accepted when the form was shown: throws 409 when another one was accepted meanwhile.
 */
export async function acceptResponse(
  actor: Actor,
  id: string,
  responseId: string,
  replacing: string | null = null,
): Promise<void> {
  await withLockedRequest(actor, id, async (request, step) => {
    const { at, allow, move, log } = step;
    const way = wayTo(actor, id);
    const response = await responseIn(request, responseId);
    allow("accept");
    if (request.acceptedResponseId !== replacing) throw movedOn(ACCEPTED_MEANWHILE, way);
    responsePolicy.allow("accept", actor, response, at, way);
    if (awaitsOpening(request, at)) await recordOpening(actor, step);
    await declineOthers(actor, request, { except: responseId, at });
    const accepted = { acceptedAt: at, declinedAt: null, declineReason: null, updatedAt: at };
    moved(await moveResponse(responseId, "accept", accepted), RESPONSE_MOVED, way);
    await move("accept", { decidedAt: request.decidedAt ?? at });
    await log("request.accepted", { from: request.status, to: "in_progress" });
    await log("response.accepted", { subjectId: responseId, from: response.status, to: "accepted" });
    await openConversation(actor, request, response);
  });
}

/** Declines the accepted response and all open ones: at most one response of a request is accepted at a time. */
async function declineOthers(actor: Actor, request: RequestRecord, { except, at }: { except: string; at: Date }) {
  for (const response of await responsesTo(request)) {
    if (response.id === except) continue;
    if (response.status === "accepted") await decline(actor, response, "did_not_continue", at);
    if (response.status !== "submitted" && response.status !== "to_confirm") continue;
    const missed = missedConfirmation(response, request, at);
    await decline(actor, response, missed ? "not_confirmed" : "other_accepted", at);
  }
}

async function decline(actor: Actor, { id, status }: ResponseRecord, reason: OutcomeReason, at: Date): Promise<void> {
  moved(await moveResponse(id, "decline", { declinedAt: at, declineReason: reason, updatedAt: at }), RESPONSE_MOVED);
  await record({ what: "response.declined", subjectId: id, by: actor, at, from: status, to: "declined", note: reason });
}

async function openConversation(actor: Actor, request: RequestRecord, response: ResponseRecord): Promise<void> {
  if (!isMember(actor) || request.registration === null) return;
  const about = { requestId: request.id, number: request.registration };
  const { partnerId: firmaId } = response;
  await linkConversation(actor, { uatId: request.ownerId, firmaId, subject: request.title, about });
  await addSystemNote(request.id, "Oferta a fost acceptată. Colaborarea este în desfășurare.", firmaId);
  const left = request.acceptedPartnerId;
  if (left !== null && left !== firmaId) {
    await addSystemNote(request.id, "Autoritatea a consemnat că această colaborare nu continuă.", left);
  }
}

/** Completes the request and closes its conversations. */
export async function completeRequest(actor: Actor, id: string): Promise<void> {
  await withLockedRequest(actor, id, async (request, { at, allow, move, log }) => {
    allow("complete");
    await move("complete", { completedAt: at });
    await log("request.completed", { from: request.status, to: "completed" });
    await addSystemNote(id, "Colaborarea a fost finalizată.", request.acceptedPartnerId);
    await closeForRequest(id, actor);
  });
}

export type CancelInput = { reason: CancellationReason; text: string | null };

/** Cancels a request; `input` is null for a draft, and required once the request was sent. */
export async function cancelRequest(actor: Actor, id: string, input: CancelInput | null): Promise<void> {
  await withLockedRequest(actor, id, async (request, { at, allow, move, log }) => {
    allow("cancel");
    const wasSent = request.sentAt !== null;
    if (wasSent && input === null) throw badRequest("Alegeți motivul anulării și trimiteți din nou.");
    const given = wasSent ? input : null;
    await move("cancel", { cancelledAt: at, cancelReason: given?.reason ?? null, cancelText: given?.text ?? null });
    const note = given === null ? {} : { note: given.reason };
    await log("request.cancelled", { from: request.status, to: "cancelled", ...note });
    if (!wasSent) return;
    for (const response of await responsesTo(request)) {
      const isOpen = response.status === "submitted" || response.status === "to_confirm";
      if (isOpen) await decline(actor, response, "request_cancelled", at);
    }
    await addSystemNote(id, "Solicitarea a fost anulată.");
    await closeForRequest(id, actor);
  });
}
