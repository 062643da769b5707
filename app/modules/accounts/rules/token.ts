/** What a mailed link does. */
export type TokenPurpose = "confirm-email" | "change-email" | "reset-password" | "set-password";

const HOUR = 3_600_000;

/** How long a link lasts, in milliseconds. The link for an ADMIN's first password is handed over by a person, so it lasts longer. */
export const tokenLife: Readonly<Record<TokenPurpose, number>> = {
  "confirm-email": 24 * HOUR,
  "change-email": 24 * HOUR,
  "reset-password": HOUR / 2,
  "set-password": 72 * HOUR,
};

/** Links that set a new password. */
export const passwordPurposes: readonly TokenPurpose[] = ["reset-password", "set-password"];
/** Links that confirm an address. */
export const addressPurposes: readonly TokenPurpose[] = ["confirm-email", "change-email"];
/** Links that a new password invalidates, because somebody who knew the old password may have requested them. */
export const voidedByPassword: readonly TokenPurpose[] = [...passwordPurposes, "change-email"];
