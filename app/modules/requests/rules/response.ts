import type { Moves } from "~/platform/moves";
import { deadlinePassed, responsesReadable, type ServiceRequest, type Tone } from "./request";

/** A partner's answer to a request, one per partner and request. */
export type ResponseStatus = "submitted" | "to_confirm" | "accepted" | "declined" | "withdrawn";

export const RESPONSE_STATUSES: Readonly<Record<ResponseStatus, { label: string; tone: Tone }>> = {
  submitted: { label: "Depusă", tone: "blue" },
  to_confirm: { label: "De confirmat", tone: "yellow" },
  accepted: { label: "Acceptată", tone: "green" },
  declined: { label: "Neacceptată", tone: "grey" },
  withdrawn: { label: "Retrasă", tone: "grey" },
};

export type ResponseFacts = {
  submittedAt: Date;
  /** The request changed after it was submitted; cleared when its author confirms, edits or resubmits. */
  unconfirmedSince: Date | null;
  acceptedAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
};

/** What a decision about a response needs besides its own facts. */
export type PartnerResponse = ResponseFacts & {
  partnerId: string;
  partnerSuspended: boolean;
  request: ServiceRequest;
};

/** The same rule stands in the generated column of `responses.status`. An accepted one may later be withdrawn or declined. */
export function responseStatus(facts: Omit<ResponseFacts, "submittedAt">): ResponseStatus {
  if (facts.withdrawnAt !== null) return "withdrawn";
  if (facts.declinedAt !== null) return "declined";
  if (facts.acceptedAt !== null) return "accepted";
  if (facts.unconfirmedSince !== null) return "to_confirm";
  return "submitted";
}

export const RESPONSE_MOVES = {
  edit: { from: ["submitted", "to_confirm"], to: "submitted" },
  requestChanged: { from: ["submitted", "to_confirm"], to: "to_confirm" },
  confirm: { from: ["to_confirm"], to: "submitted" },
  // A declined one comes back when the partner accepted first does not go on.
  accept: { from: ["submitted", "declined"], to: "accepted" },
  // Accepted ones too: another response takes their place.
  decline: { from: ["submitted", "to_confirm", "accepted"], to: "declined" },
  withdraw: { from: ["submitted", "to_confirm", "accepted"], to: "withdrawn" },
  resubmit: { from: ["withdrawn"], to: "submitted" },
} as const satisfies Moves<ResponseStatus>;

/** Beside a response that is shown but no longer counts. */
export const NOT_CONFIRMED_IN_TIME = "Neconfirmată până la termen, nu se ia în considerare";

/** Withdrawn ones do not count, nor those that nobody confirmed until the deadline. */
export function counts(response: Omit<ResponseFacts, "submittedAt">, request: ServiceRequest, now: Date): boolean {
  if (response.withdrawnAt !== null) return false;
  return response.unconfirmedSince === null || !deadlinePassed(request, now);
}

/** Missed its confirmation: flagged to its author and to the owner. */
export const missedConfirmation = (response: ResponseFacts, request: ServiceRequest, now: Date): boolean =>
  response.withdrawnAt === null && response.unconfirmedSince !== null && deadlinePassed(request, now);

/** For everyone but its author. What was once accepted stays part of the request's dossier. */
export function contentsReadable(response: PartnerResponse, now: Date): boolean {
  if (!responsesReadable(response.request, now)) return false;
  return response.acceptedAt !== null || counts(response, response.request, now);
}
