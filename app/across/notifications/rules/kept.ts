/** After this time nobody asks any more which digests were made. */
export const DIGESTS_KEPT_DAYS = 30;
