import type { RouterContextProvider } from "react-router";
import { actorContext } from "~/modules/accounts/http/actor-context";
import { isFirma } from "~/modules/accounts/rules/actor";
import { notFound } from "~/platform/refusal";
import { opportunityPath } from "../rules/paths";
import { type OpportunityRecord, opportunityOf, type Partner } from "../store/opportunity.server";

type Context = Readonly<RouterContextProvider>;
type OwnResponse = NonNullable<OpportunityRecord["own"]>;

/** The signed-in firm; throws 404 for everybody else, whom the layout has already redirected. */
export function partnerOf(context: Context): Partner {
  const actor = context.get(actorContext);
  if (!isFirma(actor)) throw notFound();
  return actor;
}

/** Address of the opportunity named in the route. */
export const opportunityAddress = ({ id }: { id: string }) => opportunityPath(id);

/** The partner's own response to the opportunity named in the route; throws 404 when there is none. */
export async function ownResponseOfRoute({ context, id }: { context: Context; id: string }): Promise<OwnResponse> {
  const { own } = await opportunityOf(partnerOf(context), id);
  if (own === null) throw notFound();
  return own;
}
