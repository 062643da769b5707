import type { Moves } from "~/platform/moves";
import { codesOf } from "../../../platform/codes";

/** The life of a request: facts are stored, its status follows from them, and the clock only ever acts in predicates. */
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

/** Said wherever somebody might take a request for a procurement procedure. */
export const NOT_A_PURCHASE = "Solicitarea nu ține loc de achiziție prin SEAP.";

export type RequestFacts = {
  /** Its organisation asked to send it before it was verified: still a draft, it leaves on verification. */
  queuedAt: Date | null;
  sentAt: Date | null;
  /** In a draft only the wish; fixed, with the two moments before it, when it is sent. */
  deadlineAt: Date | null;
  questionsUntil: Date | null;
  answersUntil: Date | null;
  /** Nobody but its author reads a response before the deadline. */
  sealed: boolean;
  /** Sealed responses were first shown to somebody outside their authors' organisations. */
  openedAt: Date | null;
  /** A response was accepted. It stays when that partner later drops out. */
  decidedAt: Date | null;
  completedAt: Date | null;
  cancelledAt: Date | null;
};

/** What a decision about a request needs besides its own facts. */
export type ServiceRequest = RequestFacts & {
  ownerId: string;
  ownerSuspended: boolean;
  /** "Numai pentru partenerul X". */
  onlyPartnerId: string | null;
  /** The organisation whose response stands accepted; none before the decision, and none after it dropped out. */
  acceptedPartnerId: string | null;
};

/** The draft that is about to be made: "may I create?" is asked about it. */
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
  };
}

/** The same rule stands in the generated column of `requests.status`. */
export function requestStatus(
  facts: Pick<RequestFacts, "sentAt" | "decidedAt" | "completedAt" | "cancelledAt">,
): RequestStatus {
  if (facts.cancelledAt !== null) return "cancelled";
  if (facts.completedAt !== null) return "completed";
  if (facts.decidedAt !== null) return "in_progress";
  if (facts.sentAt !== null) return "sent";
  return "draft";
}

export const REQUEST_MOVES = {
  send: { from: ["draft"], to: "sent" },
  clarify: { from: ["sent"], to: "sent" },
  extend: { from: ["sent"], to: "sent" },
  editSent: { from: ["sent"], to: "sent" },
  open: { from: ["sent"], to: "sent" },
  stillEvaluating: { from: ["sent"], to: "sent" },
  // From in_progress another response takes the place of a partner that does not go on.
  accept: { from: ["sent", "in_progress"], to: "in_progress" },
  complete: { from: ["in_progress"], to: "completed" },
  cancel: { from: ["draft", "sent", "in_progress"], to: "cancelled" },
} as const satisfies Moves<RequestStatus>;

/** At the millisecond of the limit it is over. */
const isBefore = (now: Date, limit: Date | null): boolean => limit !== null && now < limit;
const hasCome = (moment: Date | null, now: Date): boolean => moment !== null && now >= moment;
const isSent = (facts: RequestFacts): boolean => requestStatus(facts) === "sent";

export const deadlinePassed = (facts: RequestFacts, now: Date): boolean => hasCome(facts.deadlineAt, now);

/** Takes new, changed and confirmed responses. */
export const isOpen = (facts: RequestFacts, now: Date): boolean => isSent(facts) && isBefore(now, facts.deadlineAt);

export const questionsOpen = (facts: RequestFacts, now: Date): boolean =>
  isSent(facts) && isBefore(now, facts.questionsUntil);

export const answersOpen = (facts: RequestFacts, now: Date): boolean =>
  isSent(facts) && isBefore(now, facts.answersUntil);

/** Closed by its deadline, undecided: the owner accepts, extends, says that it still evaluates, or cancels. */
export const awaitsDecision = (facts: RequestFacts, now: Date): boolean => isSent(facts) && deadlinePassed(facts, now);

export const responsesReadable = (facts: RequestFacts, now: Date): boolean =>
  !facts.sealed || deadlinePassed(facts, now);

/** The first reading of sealed responses, which must leave its mark because it ends the right to extend. */
export const awaitsOpening = (facts: RequestFacts, now: Date): boolean =>
  facts.sealed && facts.openedAt === null && facts.sentAt !== null && deadlinePassed(facts, now);

/** Whoever has read sealed responses could favour a partner by giving it more time. */
export const mayExtendNow = (facts: RequestFacts): boolean =>
  isSent(facts) && !(facts.sealed && facts.openedAt !== null);
