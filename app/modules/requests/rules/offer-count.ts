import { plural } from "~/platform/language/plural";
import type { ResponseFacts } from "./response";

/** The offers of a request: `received` are those that are not withdrawn, `unconfirmed` the ones of them that a change of the request left to be confirmed. */
export type OfferCount = { received: number; unconfirmed: number };

export function offerCount(responses: readonly Pick<ResponseFacts, "withdrawnAt" | "unconfirmedSince">[]): OfferCount {
  const received = responses.filter(({ withdrawnAt }) => withdrawnAt === null);
  const unconfirmed = received.filter(({ unconfirmedSince }) => unconfirmedSince !== null);
  return { received: received.length, unconfirmed: unconfirmed.length };
}

/** An unconfirmed offer cannot be accepted: before the deadline it waits for its firm, afterwards it is left out. */
export const acceptableOffers = ({ received, unconfirmed }: OfferCount): number => received - unconfirmed;

/** "2 oferte, dintre care una neconfirmată" */
export function offerCountText(count: OfferCount, one = "ofertă", few = "oferte"): string {
  const all = plural(count.received, one, few);
  return [all, unconfirmedText(count)].filter(Boolean).join(", ");
}

function unconfirmedText({ received, unconfirmed }: OfferCount): string {
  if (unconfirmed === 0) return "";
  if (received === 1) return "neconfirmată";
  if (unconfirmed === received) return "toate neconfirmate";
  return `dintre care ${unconfirmed === 1 ? "una neconfirmată" : `${unconfirmed} neconfirmate`}`;
}

/** "Au sosit 2 oferte sigilate", without a full stop. */
export function arrivedText(count: OfferCount, { sealed }: { sealed: boolean }): string {
  if (count.received === 0) return "Nu a sosit nicio ofertă";
  const offers = sealed ? offerCountText(count, "ofertă sigilată", "oferte sigilate") : offerCountText(count);
  return `${count.received === 1 ? "A sosit" : "Au sosit"} ${offers}`;
}
