// Relative import: the tables use this vocabulary, and drizzle-kit reads them.
import { codesOf } from "../../../platform/codes";

/** Coded so that they can be counted. Required when a request that partners have seen is cancelled. */
export const CANCELLATION_REASONS = {
  no_longer_needed: "Nu mai avem nevoie",
  no_budget: "Nu mai avem buget",
  no_responses: "Nu am primit nicio ofertă",
  no_suitable_response: "Nicio ofertă nu s-a potrivit",
  solved_otherwise: "Am rezolvat pe altă cale, de exemplu prin SEAP",
  partner_left: "Partenerul ales nu a mai continuat",
  to_be_rewritten: "O rescriem și o trimitem din nou",
  other: "Alt motiv",
} as const;

export type CancellationReason = keyof typeof CANCELLATION_REASONS;
export const CANCELLATION_REASON_CODES = codesOf(CANCELLATION_REASONS);

type Cancelled = { cancelReason: CancellationReason | null; cancelText: string | null };

/** Why a request was cancelled: the chosen reason, and what the authority wrote about it; null before a cancellation. */
export function cancellationReason({ cancelReason, cancelText }: Cancelled): string | null {
  if (cancelReason === null) return null;
  const chosen = cancelReason === "other" && cancelText !== null ? null : CANCELLATION_REASONS[cancelReason];
  return [chosen, cancelText].filter(Boolean).join(". ");
}

/** Of the reason with which an ADMIN hides a request: in characters. */
export const LONGEST_REASON = 1_000;

/** Why an offer was not accepted, as shown to its author. */
export const OUTCOME_REASONS = {
  other_accepted: "A fost acceptată altă ofertă",
  not_confirmed: "Oferta nu a fost confirmată până la termen",
  request_cancelled: "Solicitarea a fost anulată",
  did_not_continue: "Colaborarea nu a continuat",
} as const;

export type OutcomeReason = keyof typeof OUTCOME_REASONS;
export const OUTCOME_REASON_CODES = codesOf(OUTCOME_REASONS);

/** The text sent with each reason. */
export const OUTCOME_TEXTS: Readonly<Record<OutcomeReason, string>> = {
  other_accepted:
    "Vă mulțumim pentru ofertă și pentru timpul acordat. De această dată autoritatea a ales alt partener; oferta dumneavoastră rămâne în istoricul solicitării.",
  not_confirmed:
    "Solicitarea s-a modificat după ce ați trimis oferta, iar oferta nu a fost confirmată până la termen, așa că nu a putut fi luată în considerare. Vă mulțumim pentru interes.",
  request_cancelled: "Autoritatea a anulat solicitarea. Vă mulțumim pentru timpul acordat.",
  did_not_continue:
    "Autoritatea a încheiat această colaborare și a ales altă ofertă. Vă mulțumim pentru munca de până acum.",
};
