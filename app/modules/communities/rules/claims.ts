/** How an ADMIN decided about a claim; nothing while it waits. */
export type ClaimOutcome = "accepted" | "declined";
