import { type Actor, isFirma } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { insertView } from "../store/request-writes.server";
import { opportunityRequestOf } from "../store/requests.server";

/** A firm looks at an opportunity: counted once for its organisation. */
export async function viewOpportunity(actor: Actor, requestId: string): Promise<void> {
  if (!isFirma(actor)) return;
  const { id } = await opportunityRequestOf(actor, requestId);
  await insertView({ requestId: id, organisationId: actor.organisation.id, firstSeenAt: now() });
}
