import type { Posted } from "~/modules/accounts/signed-in/posted-step.server";
import { firmaOf } from "~/modules/accounts/signed-in/request.server";
import { notFound } from "~/platform/refusal";
import { opportunityPath } from "../rules/paths";
import { type OpportunityRecord, opportunityOf } from "../store/opportunity.server";

type OwnResponse = NonNullable<OpportunityRecord["own"]>;

/** Address of the opportunity named in the route. */
export const opportunityAddress = ({ id }: { id: string }) => opportunityPath(id);

/** The partner's own response to the opportunity named in the route; throws 404 when there is none. */
export async function ownResponseOfRoute({ context, id }: Pick<Posted, "context" | "id">): Promise<OwnResponse> {
  const { own } = await opportunityOf(firmaOf(context), id);
  if (own === null) throw notFound();
  return own;
}
