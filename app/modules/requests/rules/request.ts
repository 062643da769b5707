import { codesOf } from "../../../platform/codes";

/** Status is derived from stored facts; the clock is used only in predicates. */
export type RequestStatus = "draft" | "sent" | "in_progress" | "completed" | "cancelled";
export type Tone = "grey" | "blue" | "yellow" | "green" | "red";

export const REQUEST_STATUSES: Readonly<Record<RequestStatus, { label: string; tone: Tone }>> = {
  draft: { label: "Ciornă", tone: "grey" },
  sent: { label: "Trimisă", tone: "blue" },
  in_progress: { label: "În progres", tone: "yellow" },
  completed: { label: "Finalizată", tone: "green" },
  cancelled: { label: "Anulată", tone: "red" },
};

export const URGENCIES = {
  high: { label: "Urgent", tone: "red" },
  medium: { label: "Mediu", tone: "yellow" },
  low: { label: "Scăzut", tone: "grey" },
} as const satisfies Record<string, { label: string; tone: Tone }>;

export type Urgency = keyof typeof URGENCIES;
export const URGENCY_CODES = codesOf(URGENCIES);

/** Shown wherever a request could be mistaken for a procurement procedure. */
export const NOT_A_PURCHASE = "Solicitarea nu ține loc de achiziție prin SEAP.";

/** How the offer is chosen, in the authority's words: in characters. */
export const LONGEST_CRITERION = 300;
export const NO_CRITERION = "neanunțat";

export type RequestFacts = {
  /** Its organisation sent it before being verified: it stays a draft until the verification. */
  queuedAt: Date | null;
  sentAt: Date | null;
  /** In a draft, the chosen deadline or null; fixed at sending, with the two limits before it. */
  deadlineAt: Date | null;
  questionsUntil: Date | null;
  answersUntil: Date | null;
  /** Only its author may read a response before the deadline. */
  sealed: boolean;
  /** When sealed responses were opened. */
  openedAt: Date | null;
  /** When a response was accepted; kept when that partner later withdraws. */
  decidedAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
  /** When an ADMIN hid it: only its authority, ADMIN and the firms that answered it read it, and nothing new is done. */
  hiddenAt: Date | null;
};

/** A request with what its policy also depends on. */
export type ServiceRequest = RequestFacts & {
  ownerId: string;
  ownerSuspended: boolean;
  /** The only partner that may see it; null for all. */
  onlyPartnerId: string | null;
  /** The organisation whose response is accepted; null before the decision and after that partner withdrew. */
  acceptedPartnerId: string | null;
};

/** The subject for the policy of `create`, which has no stored request yet. */
export function blankRequest(ownerId: string): ServiceRequest {
  return {
    ownerId,
    ownerSuspended: false,
    onlyPartnerId: null,
    acceptedPartnerId: null,
    queuedAt: null,
    sentAt: null,
    deadlineAt: null,
    questionsUntil: null,
    answersUntil: null,
    sealed: false,
    openedAt: null,
    decidedAt: null,
    completedAt: null,
    cancelledAt: null,
    hiddenAt: null,
  };
}

/** Same rule as the generated column `requests.status`. */
export function requestStatus(
  facts: Pick<RequestFacts, "sentAt" | "decidedAt" | "completedAt" | "cancelledAt">,
): RequestStatus {
  if (facts.cancelledAt !== null) return "cancelled";
  if (facts.completedAt !== null) return "completed";
  if (facts.decidedAt !== null) return "in_progress";
  if (facts.sentAt !== null) return "sent";
  return "draft";
}

/** The limit itself is already too late. */
const isBefore = (now: Date, limit: Date | null): boolean => limit !== null && now < limit;
const hasCome = (moment: Date | null, now: Date): boolean => moment !== null && now >= moment;
const isSent = (facts: RequestFacts): boolean => requestStatus(facts) === "sent";
const isUnderWay = (facts: RequestFacts): boolean => isSent(facts) && facts.hiddenAt === null;

export const deadlinePassed = (facts: RequestFacts, now: Date): boolean => hasCome(facts.deadlineAt, now);

/** Responses may be submitted, edited and confirmed. */
export const isOpen = (facts: RequestFacts, now: Date): boolean => isUnderWay(facts) && isBefore(now, facts.deadlineAt);

/** What the calendar file does with a deadline that is still to come; null when no calendar has anything to do. */
export function calendarWords(facts: RequestFacts, now: Date): string | null {
  if (isOpen(facts, now)) return "Adaugă termenul în calendar";
  const isDropped = facts.cancelledAt !== null && facts.sentAt !== null && isBefore(now, facts.deadlineAt);
  return isDropped ? "Anulează termenul în calendar" : null;
}

export const questionsOpen = (facts: RequestFacts, now: Date): boolean =>
  isUnderWay(facts) && isBefore(now, facts.questionsUntil);

export const answersOpen = (facts: RequestFacts, now: Date): boolean =>
  isUnderWay(facts) && isBefore(now, facts.answersUntil);

/** Said in place of what its deadlines still allow. */
export const HIDDEN = "Solicitarea este ascunsă: nu primește oferte sau întrebări până când este arătată din nou.";

/** The deadline has passed without a decision: the owner may accept, extend, announce that it still evaluates, or cancel. */
export const awaitsDecision = (facts: RequestFacts, now: Date): boolean =>
  isUnderWay(facts) && deadlinePassed(facts, now);

export const responsesReadable = (facts: RequestFacts, now: Date): boolean =>
  !facts.sealed || deadlinePassed(facts, now);

/** Sealed responses that nobody has opened: only their number is known. */
export const isSealed = ({ sealed, openedAt }: Pick<RequestFacts, "sealed" | "openedAt">): boolean =>
  sealed && openedAt === null;

/** Sealed responses that may be opened. The opening is recorded because it ends the right to extend. */
export const awaitsOpening = (facts: RequestFacts, now: Date): boolean =>
  isSealed(facts) && facts.sentAt !== null && deadlinePassed(facts, now);

/** Not after opening sealed responses: more time could favour a partner. */
export const mayExtendNow = (facts: RequestFacts): boolean => isSent(facts) && (!facts.sealed || isSealed(facts));
