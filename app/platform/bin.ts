/** What was thrown away stays in the bin this long; then it is gone for good. */
const BIN_DAYS = 30;
const DAY = 86_400_000;

/** What was thrown away at this moment or before it is gone, whether the job that clears the bin has run or not. */
export const binLimit = (now: Date): Date => new Date(now.getTime() - BIN_DAYS * DAY);

export const leavesBinAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_DAYS * DAY);

export const isInBin = ({ deletedAt }: { deletedAt: Date | null }, now: Date): boolean =>
  deletedAt !== null && deletedAt > binLimit(now);

/** How many days it can still be put back, the one that has begun included. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((leavesBinAt(deletedAt).getTime() - now.getTime()) / DAY));
