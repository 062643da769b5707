export const LONGEST_TITLE = 150;
export const LONGEST_DESCRIPTION = 5_000;
export const LONGEST_CURRICULUM = 3_000;
export const LONGEST_REASON = 1_000;
export const LONGEST_REVIEW = 2_000;
export const MOST_SEATS = 2_000;
export const MOST_HOURS = 400;
