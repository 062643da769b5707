import type { Moves } from "~/platform/moves";
import type { Verification } from "./actor";

/**
 * The database stores timestamps; after `restore` the state follows from the others. A rejected organisation has to ask
 * again before it can be verified: otherwise the second of two ADMINs who decide at once would undo the first decision.
 */
export const verificationMoves = {
  verify: { from: ["pending"], to: "verified" },
  reject: { from: ["pending"], to: "rejected" },
  suspend: { from: ["pending", "verified", "rejected"], to: "suspended" },
  restore: { from: ["suspended"], to: "pending" },
  askAgain: { from: ["rejected"], to: "pending" },
} as const satisfies Moves<Verification>;

/** The states in which the owner may still correct name, CUI and the other official data. */
export const OPEN_FACTS: readonly Verification[] = ["pending", "rejected"];
export const factsAreOpen = (verification: Verification): boolean => OPEN_FACTS.includes(verification);

export type VerificationMove = keyof typeof verificationMoves;

export const verificationLabels: Readonly<Record<Verification, string>> = {
  pending: "În verificare",
  verified: "Verificată",
  rejected: "Respinsă",
  suspended: "Suspendată",
};
