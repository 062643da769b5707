import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { insertView, type OpportunityRecord, opportunityIn } from "../store/opportunity.server";
import { opportunityRequestOf } from "../store/requests.server";

/** A firm looks at an opportunity: counted once for its organisation, this time included. */
export async function viewOpportunity(actor: Actor, requestId: string): Promise<OpportunityRecord> {
  const request = await opportunityRequestOf(actor, requestId);
  if (isFirma(actor)) await insertView({ requestId, organisationId: actor.organisation.id, firstSeenAt: now() });
  return opportunityIn(actor, request);
}
