import type { Actor, Verification, Visitor } from "~/modules/accounts/rules/actor";
import { blankRequest, type ServiceRequest } from "./request";
import type { PartnerResponse, ResponseFacts } from "./response";

/** The people and the requests that the tables of this module's tests are about. */
export const OWNER = "owner";
export const AUTHOR = "author";
export const WINNER = "winner";

export const NOW = new Date("2026-11-12T10:00:00.000Z");
const EARLIER = new Date("2026-10-20T09:00:00.000Z");
const SENT = new Date("2026-10-26T09:00:00.000Z");
const PASSED = { deadlineAt: new Date("2026-11-10T14:00:00.000Z"), ...limits("2026-11-05", "2026-11-09") };
const AHEAD = { deadlineAt: new Date("2026-11-20T14:00:00.000Z"), ...limits("2026-11-17", "2026-11-19") };

function limits(questions: string, answers: string) {
  return { questionsUntil: new Date(`${questions}T14:00:00.000Z`), answersUntil: new Date(`${answers}T14:00:00.000Z`) };
}

function member(
  role: "UAT" | "FIRMA",
  id: string,
  verification: Verification,
  membership: "owner" | "colleague" = "owner",
): Actor {
  const organisation = { id, kind: role, name: id, verification, membership };
  return { userId: `${id}-${membership}`, sessionId: "s", name: "N", email: "e@example.ro", role, organisation };
}

export const PERSONAS = {
  anonymous: null,
  uat: member("UAT", OWNER, "verified"),
  uatColleague: member("UAT", OWNER, "verified", "colleague"),
  uatPending: member("UAT", OWNER, "pending"),
  uatRejected: member("UAT", OWNER, "rejected"),
  uatSuspended: member("UAT", OWNER, "suspended"),
  uatOther: member("UAT", "another authority", "verified"),
  firma: member("FIRMA", AUTHOR, "verified"),
  firmaColleague: member("FIRMA", AUTHOR, "verified", "colleague"),
  firmaPending: member("FIRMA", AUTHOR, "pending"),
  firmaRejected: member("FIRMA", AUTHOR, "rejected"),
  firmaSuspended: member("FIRMA", AUTHOR, "suspended"),
  firmaOther: member("FIRMA", "another firm", "verified"),
  firmaWinner: member("FIRMA", WINNER, "verified"),
  // Kinds are kept apart even where an id would agree.
  firmaWithOwnersId: member("FIRMA", OWNER, "verified"),
  uatWithAuthorsId: member("UAT", AUTHOR, "verified"),
  admin: { userId: "a", sessionId: "s", name: "A", email: "a@example.ro", role: "ADMIN", organisation: null },
} satisfies Record<string, Visitor>;

export type Persona = keyof typeof PERSONAS;

const request = (facts: Partial<ServiceRequest>): ServiceRequest => ({ ...blankRequest(OWNER), ...facts });
const sent = (facts: Partial<ServiceRequest>): ServiceRequest => request({ sentAt: SENT, ...AHEAD, ...facts });
const closed = (facts: Partial<ServiceRequest>): ServiceRequest => request({ sentAt: SENT, ...PASSED, ...facts });
const decided = { decidedAt: new Date("2026-11-11T09:00:00.000Z"), acceptedPartnerId: WINNER };
const OPENED = new Date("2026-11-10T15:00:00.000Z");

export const REQUESTS = {
  draft: request({}),
  queued: request({ queuedAt: EARLIER }),
  open: sent({}),
  openSealed: sent({ sealed: true }),
  closed: closed({}),
  closedSealed: closed({ sealed: true }),
  opened: closed({ sealed: true, openedAt: OPENED }),
  running: closed(decided),
  runningSealed: closed({ ...decided, sealed: true, openedAt: OPENED }),
  vacant: closed({ ...decided, acceptedPartnerId: null }),
  completed: closed({ ...decided, completedAt: new Date("2026-11-12T09:00:00.000Z") }),
  droppedDraft: request({ cancelledAt: EARLIER }),
  cancelled: sent({ cancelledAt: new Date("2026-11-11T09:00:00.000Z") }),
  cancelledSealed: sent({ sealed: true, cancelledAt: new Date("2026-11-11T09:00:00.000Z") }),
  hidden: sent({ hiddenAt: new Date("2026-11-11T09:00:00.000Z") }),
  hiddenRunning: closed({ ...decided, hiddenAt: new Date("2026-11-11T09:00:00.000Z") }),
} satisfies Record<string, ServiceRequest>;

export type RequestState = keyof typeof REQUESTS;

const FACTS: ResponseFacts = {
  submittedAt: new Date("2026-10-28T09:00:00.000Z"),
  unconfirmedSince: null,
  acceptedAt: null,
  declinedAt: null,
  withdrawnAt: null,
};

const AT = new Date("2026-11-11T09:00:00.000Z");

export const RESPONSES = {
  submitted: FACTS,
  toConfirm: { ...FACTS, unconfirmedSince: new Date("2026-10-30T09:00:00.000Z") },
  accepted: { ...FACTS, acceptedAt: AT },
  declined: { ...FACTS, declinedAt: AT },
  declinedUnconfirmed: { ...FACTS, unconfirmedSince: new Date("2026-10-30T09:00:00.000Z"), declinedAt: AT },
  withdrawn: { ...FACTS, withdrawnAt: new Date("2026-10-29T09:00:00.000Z") },
  droppedOut: { ...FACTS, acceptedAt: AT, withdrawnAt: NOW },
  replaced: { ...FACTS, acceptedAt: AT, declinedAt: NOW },
} satisfies Record<string, ResponseFacts>;

export type ResponseState = keyof typeof RESPONSES;

export const responseTo = (state: RequestState, facts: ResponseFacts, partnerId = AUTHOR): PartnerResponse => ({
  ...facts,
  partnerId,
  partnerSuspended: false,
  request: REQUESTS[state],
});

/** Which states of a table row are expected to be allowed, written as words. */
export const words = (list: string): string[] => list.split(" ").filter((word) => word !== "");
export const earlier = (moment: Date): Date => new Date(moment.getTime() - 1);
export const later = (moment: Date): Date => new Date(moment.getTime() + 1);
