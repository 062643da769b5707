import type { RouterContextProvider } from "react-router";
import { actorContext } from "~/modules/accounts/actor-context";
import { isFirma } from "~/modules/accounts/rules/actor";
import { notFound } from "~/platform/refusal";
import type { Partner } from "../store/opportunity.server";

/** Who asks, for pages of firms. The door has shown everybody else elsewhere; whoever comes past it finds nothing. */
export function partnerOf(context: Readonly<RouterContextProvider>): Partner {
  const actor = context.get(actorContext);
  if (!isFirma(actor)) throw notFound();
  return actor;
}
