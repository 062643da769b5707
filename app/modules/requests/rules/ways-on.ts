import { alternatives } from "~/platform/language/lists";
import { acceptableOffers, type OfferCount } from "./offer-count";
import { isPossible, type RequestMoment } from "./request-moments";

/** The actions that may end the waiting for a decision, in infinitives after "puteți". */
const WAYS = {
  accept: "accepta o ofertă",
  extend: "prelungi termenul",
  stillEvaluating: "anunța firmele că încă evaluați",
  cancel: "anula solicitarea",
} as const;

/** "Puteți prelungi termenul sau anula solicitarea.": the actions that are possible now, and no other. */
export function waysOn(request: RequestMoment, offers: OfferCount, now: Date): string {
  const possible = (Object.keys(WAYS) as (keyof typeof WAYS)[]).filter((way) => {
    if (way === "accept" && acceptableOffers(offers) === 0) return false;
    if (way === "stillEvaluating" && offers.received === 0) return false;
    return isPossible(way, request, now);
  });
  return possible.length === 0 ? "" : `Puteți ${alternatives(possible.map((way) => WAYS[way]))}.`;
}
