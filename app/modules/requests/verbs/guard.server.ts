import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import type { Way } from "~/platform/refusal";
import { opportunityPath, requestPath } from "../rules/paths";
import { type RequestAction, requestPolicy } from "../rules/request-policy";
import { lockRequest, type RequestRecord } from "../store/record.server";
import { requestOf } from "../store/requests.server";

/** Where a reader finds how the request stands now. */
export const wayTo = (actor: Actor, requestId: string): Way =>
  isFirma(actor)
    ? { href: opportunityPath(requestId), label: "Înapoi la oportunitate" }
    : { href: requestPath(requestId), label: "Înapoi la solicitare" };

/** The moment of a step, and the check that the actor may take it; otherwise the page says why not and leads to the request. */
type Step = { at: Date; allow: (action: RequestAction) => void };

/** The request after its turn came, and the moment of that: a deadline that passed while waiting has passed. */
export function inTurn<Result>(
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
