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
import { moveRequest } from "../store/request-writes.server";
import { moveResponse } from "../store/response-writes.server";
import { type ResponseRecord, responseIn, responsesTo } from "../store/responses.server";
import { wayTo, withLockedRequest } from "./guard.server";
import { DECIDED_MEANWHILE } from "./sent.server";

const RESPONSE_MOVED = "Răspunsul s-a schimbat între timp. Vedeți cum stă acum.";

/** Opens sealed responses and records it; does nothing when they are already open. */
export async function openResponses(actor: Actor, id: string): Promise<void> {
  await withLockedRequest(actor, id, async (request, { at, allow }) => {
    if (request.sealed && request.openedAt !== null) return;
    allow("open");
    await recordOpening(actor, request, at);
  });
}

async function recordOpening(actor: Actor, request: RequestRecord, at: Date): Promise<void> {
  const values = { openedAt: at, openedBy: actor.userId, updatedAt: at };
  moved(await moveRequest(request.id, "open", values), DECIDED_MEANWHILE, wayTo(actor, request.id));
  await record({ what: "request.opened", subjectId: request.id, by: actor, at });
}

const ACCEPTED_MEANWHILE = "Între timp a fost acceptat alt răspuns. Vedeți cum stă acum solicitarea.";

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
  await withLockedRequest(actor, id, async (request, { at, allow }) => {
    const way = wayTo(actor, id);
    const response = await responseIn(request, responseId);
    allow("accept");
    if (request.acceptedResponseId !== replacing) throw movedOn(ACCEPTED_MEANWHILE, way);
    responsePolicy.allow("accept", actor, response, at, way);
    if (awaitsOpening(request, at)) await recordOpening(actor, request, at);
    await declineOthers(actor, request, { except: responseId, at });
    const accepted = { acceptedAt: at, declinedAt: null, declineReason: null, updatedAt: at };
    moved(await moveResponse(responseId, "accept", accepted), RESPONSE_MOVED, way);
    const values = { decidedAt: request.decidedAt ?? at, updatedAt: at };
    moved(await moveRequest(id, "accept", values), DECIDED_MEANWHILE, way);
    const from = request.status;
    await record({ what: "request.accepted", subjectId: id, by: actor, at, from, to: "in_progress" });
    const before = response.status;
    await record({ what: "response.accepted", subjectId: responseId, by: actor, at, from: before, to: "accepted" });
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
  await addSystemNote(request.id, "Răspunsul a fost acceptat. Colaborarea este în desfășurare.", firmaId);
  const left = request.acceptedPartnerId;
  if (left !== null && left !== firmaId) {
    await addSystemNote(request.id, "Autoritatea a consemnat că această colaborare nu continuă.", left);
  }
}

/** Completes the request and closes its conversations. */
export async function completeRequest(actor: Actor, id: string): Promise<void> {
  await withLockedRequest(actor, id, async (request, { at, allow }) => {
    allow("complete");
    moved(await moveRequest(id, "complete", { completedAt: at, updatedAt: at }), DECIDED_MEANWHILE, wayTo(actor, id));
    await record({ what: "request.completed", subjectId: id, by: actor, at, from: request.status, to: "completed" });
    await addSystemNote(id, "Colaborarea a fost finalizată.", request.acceptedPartnerId);
    await closeForRequest(id, actor);
  });
}

export type CancelInput = { reason: CancellationReason; text: string | null };

/** Cancels a request; `input` is null for a draft, and required once the request was sent. */
export async function cancelRequest(actor: Actor, id: string, input: CancelInput | null): Promise<void> {
  await withLockedRequest(actor, id, async (request, { at, allow }) => {
    allow("cancel");
    const wasSent = request.sentAt !== null;
    if (wasSent && input === null) throw badRequest("Alegeți motivul anulării și trimiteți din nou.");
    const given = wasSent ? input : null;
    const values = {
      cancelledAt: at,
      cancelReason: given?.reason ?? null,
      cancelText: given?.text ?? null,
      updatedAt: at,
    };
    moved(await moveRequest(id, "cancel", values), DECIDED_MEANWHILE, wayTo(actor, id));
    const note = given === null ? {} : { note: given.reason };
    await record({
      what: "request.cancelled",
      subjectId: id,
      by: actor,
      at,
      from: request.status,
      to: "cancelled",
      ...note,
    });
    if (!wasSent) return;
    for (const response of await responsesTo(request)) {
      const isOpen = response.status === "submitted" || response.status === "to_confirm";
      if (isOpen) await decline(actor, response, "request_cancelled", at);
    }
    await addSystemNote(id, "Solicitarea a fost anulată.");
    await closeForRequest(id, actor);
  });
}
