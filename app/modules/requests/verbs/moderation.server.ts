import type { Actor } from "~/modules/accounts/rules/actor";
import { requestModerationPolicy } from "../rules/moderation-policy";
import { markHidden } from "../store/request-writes.server";
import { onRequest } from "./guard.server";

/** Then its authority, ADMIN and the firms that answered it see it, and nothing new is done until it is shown again. */
export function hideRequest(actor: Actor, id: string, reason: string): Promise<void> {
  return onRequest(actor, id, async (request, { at, ask, log }) => {
    ask(requestModerationPolicy, "hide", request);
    await markHidden(id, { hiddenAt: at, hiddenBy: actor.userId, hiddenReason: reason });
    await log("request.hidden", { note: reason });
  });
}

export function showRequest(actor: Actor, id: string): Promise<void> {
  return onRequest(actor, id, async (request, { ask, log }) => {
    ask(requestModerationPolicy, "show", request);
    await markHidden(id, { hiddenAt: null, hiddenBy: null, hiddenReason: null });
    await log("request.shown");
  });
}
