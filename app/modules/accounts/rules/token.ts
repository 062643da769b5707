/** What a mailed link is good for. */
export type TokenPurpose = "confirm-email" | "change-email" | "reset-password" | "set-password";

const HOUR = 3_600_000;

/** How long a link lasts, in milliseconds. The first password of an ADMIN is set by hand, so its link waits longer. */
export const tokenLife: Readonly<Record<TokenPurpose, number>> = {
  "confirm-email": 24 * HOUR,
  "change-email": 24 * HOUR,
  "reset-password": HOUR / 2,
  "set-password": 72 * HOUR,
};

/** The purposes whose link ends in a new password. */
export const passwordPurposes: readonly TokenPurpose[] = ["reset-password", "set-password"];
/** The purposes whose link proves an address. */
export const addressPurposes: readonly TokenPurpose[] = ["confirm-email", "change-email"];
/** What a new password makes worthless: a link that somebody else may have asked for under the old one. */
export const voidedByPassword: readonly TokenPurpose[] = [...passwordPurposes, "change-email"];
