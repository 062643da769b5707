import type { Moves } from "~/platform/moves";
import type { Verification } from "./actor";

/**
 * Stored are the moments; `restore` leads back to whatever the others say. A rejected one is verified only after it was
 * put into the queue again: otherwise of two ADMINs who decide at once the second would undo what the first decided.
 */
export const verificationMoves = {
  verify: { from: ["pending"], to: "verified" },
  reject: { from: ["pending"], to: "rejected" },
  suspend: { from: ["pending", "verified", "rejected"], to: "suspended" },
  restore: { from: ["suspended"], to: "pending" },
  askAgain: { from: ["rejected"], to: "pending" },
} as const satisfies Moves<Verification>;

/** While nobody has vouched for them, name, CUI and what else stands in the papers may be put right. */
export const OPEN_FACTS: readonly Verification[] = ["pending", "rejected"];
export const factsAreOpen = (verification: Verification): boolean => OPEN_FACTS.includes(verification);

export type VerificationMove = keyof typeof verificationMoves;

export const verificationLabels: Readonly<Record<Verification, string>> = {
  pending: "În verificare",
  verified: "Verificată",
  rejected: "Respinsă",
  suspended: "Suspendată",
};
