export const LONGEST_TITLE = 150;
export const LONGEST_DESCRIPTION = 5_000;
export const LONGEST_APPLICATION = 5_000;
/** Of what goes with a decision. */
export const LONGEST_REASON = 1_000;
