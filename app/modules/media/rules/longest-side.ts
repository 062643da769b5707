/** WebP cannot hold more, in either direction. */
export const LONGEST_SIDE = 16_383;
