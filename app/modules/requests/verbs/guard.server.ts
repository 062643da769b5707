import { type Actor, isAdmin, isFirma } from "~/modules/accounts/rules/actor";
import type { ForwardLink } from "~/platform/refusal";
import { type Step, stepsOn } from "~/platform/step.server";
import { opportunityPolicy } from "../rules/opportunity-policy";
import { adminRequestPath, opportunityPath, requestPath } from "../rules/paths";
import type { RequestMove } from "../rules/request-moments";
import { type RequestAction, requestPolicy } from "../rules/request-policy";
import { lockRequest } from "../store/record.server";
import { moveRequest, type RequestValues } from "../store/request-writes.server";
import { opportunityRequestOf, requestOf } from "../store/requests.server";

/** Link back to the request or opportunity, for error pages. */
export function wayTo(actor: Actor, requestId: string): ForwardLink {
  if (isFirma(actor)) return { href: opportunityPath(requestId), label: "Înapoi la oportunitate" };
  const href = isAdmin(actor) ? adminRequestPath(requestId) : requestPath(requestId);
  return { href, label: "Înapoi la solicitare" };
}

export type RequestStep = Step<Actor, RequestAction, RequestMove, RequestValues>;

export const onRequest = stepsOn<Actor>()({
  policy: requestPolicy,
  locked: async (id, actor) => {
    await lockRequest(id);
    return requestOf(actor, id);
  },
  way: (actor, { id }) => wayTo(actor, id),
  changed: "Solicitarea s-a schimbat între timp. Vedeți starea actuală.",
  update: (id, move: RequestMove, values: RequestValues, at) => moveRequest(id, move, { ...values, updatedAt: at }),
});

/** The same request for a firm. Its own response is not read here. */
export const onOpportunity = stepsOn<Actor>()({
  policy: opportunityPolicy,
  locked: async (id, actor) => {
    await lockRequest(id);
    return { request: await opportunityRequestOf(actor, id), own: null };
  },
  way: (actor, { request }) => wayTo(actor, request.id),
});
