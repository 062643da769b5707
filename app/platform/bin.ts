/** Deleted records can be restored for this long. */
export const BIN_DAYS = 30;
const DAY = 86_400_000;

/** Records deleted at this moment or before count as purged, whether the job has run or not. */
export const binLimit = (now: Date): Date => new Date(now.getTime() - BIN_DAYS * DAY);

export const leavesBinAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_DAYS * DAY);

export const isInBin = ({ deletedAt }: { deletedAt: Date | null }, now: Date): boolean =>
  deletedAt !== null && deletedAt > binLimit(now);

/** Days left for restoring, including the current one. */
export const daysLeft = (deletedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((leavesBinAt(deletedAt).getTime() - now.getTime()) / DAY));
