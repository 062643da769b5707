import type { Visitor } from "~/modules/accounts/rules/actor";
import { movesFor } from "~/platform/moves";
import { deadlinePassed, responsesReadable, type ServiceRequest, type Tone } from "./request";

/** What a firm sends to a request; one per firm and request. */
export type ResponseStatus = "submitted" | "to_confirm" | "accepted" | "declined" | "withdrawn";

export const RESPONSE_STATUSES: Readonly<Record<ResponseStatus, { label: string; tone: Tone }>> = {
  submitted: { label: "Trimisă", tone: "blue" },
  to_confirm: { label: "De confirmat", tone: "yellow" },
  accepted: { label: "Acceptată", tone: "green" },
  declined: { label: "Neacceptată", tone: "grey" },
  withdrawn: { label: "Retrasă", tone: "grey" },
};

type Look = (typeof RESPONSE_STATUSES)[ResponseStatus];
const UNCONFIRMED: Look = { label: "Neconfirmată", tone: "grey" };

/** What the badge of a response shows: after the deadline nothing is to be confirmed any more. */
export const responseLook = (status: ResponseStatus, missed: boolean): Look =>
  missed && status === "to_confirm" ? UNCONFIRMED : RESPONSE_STATUSES[status];

export type ResponseFacts = {
  submittedAt: Date;
  /** When the request first changed after the response; cleared by confirming, editing or resubmitting. */
  unconfirmedSince: Date | null;
  acceptedAt: Date | null;
  declinedAt: Date | null;
  withdrawnAt: Date | null;
};

/** A response with what its policy also depends on. */
export type PartnerResponse = ResponseFacts & {
  partnerId: string;
  partnerSuspended: boolean;
  request: ServiceRequest;
};

/** Same rule as the generated column `responses.status`. An accepted response may later be withdrawn or declined. */
export function responseStatus(facts: Omit<ResponseFacts, "submittedAt">): ResponseStatus {
  if (facts.withdrawnAt !== null) return "withdrawn";
  if (facts.declinedAt !== null) return "declined";
  if (facts.acceptedAt !== null) return "accepted";
  if (facts.unconfirmedSince !== null) return "to_confirm";
  return "submitted";
}

export const responseMoves = movesFor<Visitor, PartnerResponse>()(
  {
    state: responseStatus,
    sentences: {
      submitted: "Oferta este deja trimisă.",
      to_confirm: "Oferta este trimisă și așteaptă confirmarea.",
      accepted: "Oferta a fost deja acceptată.",
      declined: "Oferta nu a fost acceptată.",
      withdrawn: "Oferta a fost retrasă.",
    },
  },
  {
    edit: { from: ["submitted", "to_confirm"], to: "submitted" },
    requestChanged: { from: ["submitted", "to_confirm"], to: "to_confirm" },
    confirm: { from: ["to_confirm"], to: "submitted", otherwise: { submitted: "Oferta este deja confirmată." } },
    // Declined ones: when the partner accepted first withdraws or is replaced.
    accept: {
      from: ["submitted", "declined"],
      to: "accepted",
      otherwise: {
        withdrawn: "Firma și-a retras oferta.",
        accepted: "Această ofertă este deja acceptată.",
        to_confirm: "Firma nu a confirmat oferta după modificarea solicitării, așa că nu se poate accepta acum.",
      },
    },
    // Accepted ones: when another response replaces them.
    decline: { from: ["submitted", "to_confirm", "accepted"], to: "declined" },
    withdraw: { from: ["submitted", "to_confirm", "accepted"], to: "withdrawn" },
    resubmit: { from: ["withdrawn"], to: "submitted" },
  },
);

export type ResponseMove = keyof typeof responseMoves.table;

/** Its author still expects a decision. */
export const isOpenResponse = ({ status }: { status: ResponseStatus }): boolean =>
  status === "submitted" || status === "to_confirm";

/** Shown with a response that no longer counts. */
export const NOT_CONFIRMED_IN_TIME = "Neconfirmată până la termen, nu se ia în considerare";

/** False for withdrawn responses, and for those not confirmed by the deadline. */
export function counts(response: Omit<ResponseFacts, "submittedAt">, request: ServiceRequest, now: Date): boolean {
  return response.withdrawnAt === null && !missedConfirmation(response, request, now);
}

/** Not confirmed by the deadline. */
export const missedConfirmation = (
  { withdrawnAt, unconfirmedSince }: Pick<ResponseFacts, "withdrawnAt" | "unconfirmedSince">,
  request: ServiceRequest,
  now: Date,
): boolean => withdrawnAt === null && unconfirmedSince !== null && deadlinePassed(request, now);

/** For everyone but its author. A response that was once accepted stays readable. */
export function contentsReadable(response: PartnerResponse, now: Date): boolean {
  if (!responsesReadable(response.request, now)) return false;
  return response.acceptedAt !== null || counts(response, response.request, now);
}
