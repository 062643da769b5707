let since: Date | null = null;

/** Called once by each process, with what its database says. */
export function setQuarantine(at: Date | null): void {
  since = at;
}

/**
 * Since when the database of this process is a restored copy that tells nobody anything and deletes no file; null when it is in
 * service. A process learns of a change when it is started again.
 */
export const quarantinedSince = (): Date | null => since;
