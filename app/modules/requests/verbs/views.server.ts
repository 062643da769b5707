import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { writeIfPossible } from "~/platform/database/write-if-possible.server";
import { insertView, type OpportunityRecord, opportunityIn } from "../store/opportunity.server";
import { opportunityRequestOf } from "../store/requests.server";

/** The opportunity, after its view by the firm was stored, so that the count includes it. */
export async function viewOpportunity(actor: Actor, requestId: string): Promise<OpportunityRecord> {
  const request = await opportunityRequestOf(actor, requestId);
  if (isFirma(actor) && request.hiddenAt === null)
    await writeIfPossible(() => insertView({ requestId, organisationId: actor.organisation.id, firstSeenAt: now() }));
  return opportunityIn(actor, request);
}
