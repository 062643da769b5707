import type { RequestStatus } from "~/modules/requests/rules/request";
import type { OfferOf } from "./offers";
import type { PaperKind } from "./paper-kind";
import { PAPER_KIND_CODES } from "./paper-kind";

/** What decides which papers can be made now. */
export type PaperFacts = {
  status: RequestStatus;
  /** Some offers cannot be read yet. */
  isSealed: boolean;
  offers: readonly OfferOf[];
  /** The offer that is accepted now. */
  acceptedId: string | null;
};

/** Kinds that need nothing of the offers. */
const BEFORE_OFFERS: ReadonlySet<PaperKind> = new Set(["need", "plan", "estimate", "specification", "invitation"]);

/** Kinds that are addressed to one firm. */
const ADDRESSED: ReadonlySet<PaperKind> = new Set(["accepted", "declined", "completion"]);

/** Kept for one request: their files are outside the quota of its authority. */
export const MOST_PAPERS = 100;

const SEALED = "Ofertele sunt sigilate. Documentul se poate face după ce le deschideți.";
const NO_OFFERS = "Nicio ofertă care să poată fi citită, deocamdată.";
const CANCELLED = "Solicitarea a fost anulată.";
const UNDECIDED = "Nicio ofertă acceptată, deocamdată.";

/** Why a paper cannot be made now; null when it can. */
export function whyNotYet(kind: PaperKind, facts: PaperFacts): string | null {
  const { status, isSealed, acceptedId } = facts;
  if (status === "cancelled" && kind !== "comparison" && kind !== "declined") return CANCELLED;
  if (BEFORE_OFFERS.has(kind)) return null;
  if (isSealed) return SEALED;
  const none = facts.offers.length === 0;
  switch (kind) {
    case "declaration":
    case "comparison":
      return none ? NO_OFFERS : null;
    case "completion":
      if (status !== "sent") return "Se poate cere o completare numai până la decizie, după trimiterea solicitării.";
      return addressedOffers(kind, facts).length === 0 ? NO_OFFERS : null;
    case "declined":
      return addressedOffers(kind, facts).length === 0 ? "Nicio ofertă neacceptată, deocamdată." : null;
    case "certificate":
      return status === "completed" ? null : "Colaborarea nu a fost finalizată.";
    default:
      return acceptedId === null ? UNDECIDED : null;
  }
}

/** The firms to which a paper may be addressed. */
export function addressedOffers(kind: PaperKind, { offers, acceptedId }: PaperFacts): readonly OfferOf[] {
  switch (kind) {
    case "accepted":
      return offers.filter(({ id }) => id === acceptedId);
    case "declined":
      return offers.filter(({ status }) => status === "declined");
    case "completion":
      return offers.filter(({ status }) => status === "submitted" || status === "to_confirm");
    default:
      return [];
  }
}

/** One paper that can be made, or cannot yet. */
export type PossiblePaper = { kind: PaperKind; offer: OfferOf | null; why: string | null };

/** All papers in their order, a letter for each firm. */
export function possiblePapers(facts: PaperFacts): PossiblePaper[] {
  return PAPER_KIND_CODES.flatMap((kind): PossiblePaper[] => {
    const why = whyNotYet(kind, facts);
    if (why !== null || !ADDRESSED.has(kind)) return [{ kind, offer: null, why }];
    return addressedOffers(kind, facts).map((offer) => ({ kind, offer, why }));
  });
}
