import { acceptableOffers, type OfferCount } from "./offer-count";
import { awaitsDecision, REQUEST_STATUSES, type RequestFacts, type RequestStatus, type Tone } from "./request";

/** What a request whose deadline has passed waits for, said in place of "Trimisă". */
const WAITING_DECISIONS = {
  choose: { label: "De ales o ofertă", tone: "yellow" },
  decide: { label: "De decis", tone: "yellow" },
} as const satisfies Record<string, { label: string; tone: Tone }>;
export type Decision = keyof typeof WAITING_DECISIONS;

/** Whether the authority has to choose among offers, or to decide what follows without one; null before the deadline. */
export function decisionOf(request: RequestFacts, offers: OfferCount, now: Date): Decision | null {
  if (!awaitsDecision(request, now)) return null;
  return acceptableOffers(offers) > 0 ? "choose" : "decide";
}

/** The states by which requests are found: those that their badges show, the ones of the specification first. */
export const SHOWN_STATES = { ...REQUEST_STATUSES, ...WAITING_DECISIONS } as const;
export type ShownState = keyof typeof SHOWN_STATES;

/** What the badge of a request shows. */
export const lookOf = (status: RequestStatus, decision: Decision | null): (typeof SHOWN_STATES)[ShownState] =>
  SHOWN_STATES[decision ?? status];
