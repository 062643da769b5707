import { movesFor } from "~/platform/moves";
import type { Verification, Visitor } from "./actor";

export const verificationLabels: Readonly<Record<Verification, string>> = {
  pending: "În verificare",
  verified: "Verificată",
  rejected: "Respinsă",
  suspended: "Suspendată",
};

/** A registration that nobody has confirmed in this time is deleted. */
export const UNCONFIRMED_KEPT_DAYS = 30;
const KEPT_FOR = UNCONFIRMED_KEPT_DAYS * 86_400_000;
export const confirmableUntil = (registeredAt: Date): Date => new Date(registeredAt.getTime() + KEPT_FOR);
/** What was registered before this moment and not confirmed is deleted now. */
export const keptUnconfirmedSince = (now: Date): Date => new Date(now.getTime() - KEPT_FOR);

/** How an ADMIN sees an organisation: one whose e-mail address nobody has confirmed awaits nothing yet. */
export type RegistrationState = Verification | "unconfirmed";
export const registrationLabels: Readonly<Record<RegistrationState, string>> = {
  ...verificationLabels,
  unconfirmed: "Neconfirmată",
};

/** The sentence with each state at its end. */
function withLabel(sentence: string): Readonly<Record<Verification, string>> {
  const { pending, verified, rejected, suspended } = verificationLabels;
  const said = (label: string) => `${sentence} ${label}.`;
  return { pending: said(pending), verified: said(verified), rejected: said(rejected), suspended: said(suspended) };
}

/**
 * The database stores timestamps; after `restore` the state follows from the others. A rejected organisation has to ask
 * again before it can be verified: otherwise the second of two ADMINs who decide at once would undo the first decision.
 */
export const verificationMoves = movesFor<Visitor, { verification: Verification }>()(
  {
    state: ({ verification }) => verification,
    sentences: withLabel("Altcineva a decis între timp. Starea organizației acum:"),
  },
  {
    verify: { from: ["pending"], to: "verified" },
    reject: { from: ["pending"], to: "rejected" },
    suspend: { from: ["pending", "verified", "rejected"], to: "suspended" },
    restore: { from: ["suspended"], to: "pending" },
    askAgain: {
      from: ["rejected"],
      to: "pending",
      otherwise: withLabel("Verificarea se cere din nou numai după o respingere. Starea organizației acum:"),
    },
  },
);

/** The states in which the owner may still correct name, CUI and the other official data. */
export const OPEN_FACTS: readonly Verification[] = ["pending", "rejected"];
export const factsAreOpen = (verification: Verification): boolean => OPEN_FACTS.includes(verification);

export type VerificationMove = keyof typeof verificationMoves.table;
