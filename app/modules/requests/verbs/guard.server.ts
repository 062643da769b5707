import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import type { Way } from "~/platform/refusal";
import { opportunityPath, requestPath } from "../rules/paths";
import { type RequestAction, requestPolicy } from "../rules/request-policy";
import { lockRequest, type RequestRecord } from "../store/record.server";
import { requestOf } from "../store/requests.server";

/** Link back to the request or opportunity, for error pages. */
export const wayTo = (actor: Actor, requestId: string): Way =>
  isFirma(actor)
    ? { href: opportunityPath(requestId), label: "Înapoi la oportunitate" }
    : { href: requestPath(requestId), label: "Înapoi la solicitare" };

/** `at` is read after the lock; `allow` throws 403 or 409 when the action is not allowed. */
type Step = { at: Date; allow: (action: RequestAction) => void };

/** Runs `work` in a transaction that locks the request. The clock is read after that: a deadline may pass while waiting. */
export function withLockedRequest<Result>(
  actor: Actor,
  id: string,
  work: (request: RequestRecord, step: Step) => Promise<Result>,
): Promise<Result> {
  return transaction(async () => {
    await lockRequest(id);
    const request = await requestOf(actor, id);
    const at = now();
    return work(request, { at, allow: (action) => requestPolicy.allow(action, actor, request, at, wayTo(actor, id)) });
  });
}
