/** How many beats of the primary are remembered: a standby that is further behind is not fresh anyway. */
const REMEMBERED = 120;

type Written = { at: number; lsn: number };

/**
 * What a standby has read, in terms of time: the last moment of which it has everything that the primary had committed until
 * then. Moments are those of `performance.now()`, positions of the WAL are numbers of bytes.
 */
export class Freshness {
  private written: Written[] = [];
  private upTo = Number.NEGATIVE_INFINITY;

  /** The primary was asked at this moment, and then had written this much. */
  wrote(at: number, lsn: number): void {
    this.written = [...this.written, { at, lsn }].slice(-REMEMBERED);
  }

  /** The standby has read this much. */
  read(lsn: number): void {
    const last = this.written.findLast((one) => one.lsn <= lsn);
    if (last) this.upTo = Math.max(this.upTo, last.at);
  }

  /** Whether everything until `since` is in it, and what is not is at most `lag` milliseconds old. */
  isFresh(since: number, { lag, now }: { lag: number; now: number }): boolean {
    return this.upTo >= since && now - this.upTo <= lag;
  }

  /** Another primary, or another standby. */
  forget(): void {
    this.written = [];
    this.upTo = Number.NEGATIVE_INFINITY;
  }
}
