import { dateTime } from "../language/dates";
import { sizeText } from "../language/file-size";
import { log } from "../log.server";

/** How far the WAL of the server that takes writes had come. */
type Seen = { at: Date; position: number };

/** Kept every ten seconds for a day; between them only the last one. */
const APART_MS = 10_000;
const MOST = 8_640;

/**
 * Remembers how far the primary had come. A standby that is promoted without all of that may have lost what was acknowledged,
 * which nothing else would tell: its own data have no hole.
 */
export class Positions {
  private readonly seen: Seen[] = [];
  private last: Seen | null = null;

  note(position: number, at: Date): void {
    this.last = { at, position };
    const before = this.seen.at(-1);
    if (before && (at.getTime() - before.at.getTime() < APART_MS || position === before.position)) return;
    this.seen.push(this.last);
    if (this.seen.length > MOST) this.seen.shift();
  }

  /**
   * What a server that is promoted at this position lacks at least, and the last moment that it still has, null when that was
   * before everything that is remembered. Null when nothing is known to be missing.
   */
  missingAt(position: number): Missing | null {
    if (this.last === null || position >= this.last.position) return null;
    const whole = this.seen.findLast((one) => one.position <= position);
    return { bytes: this.last.position - position, since: whole?.at ?? null };
  }

  /** From now on those of another primary. */
  forget(): void {
    this.seen.length = 0;
    this.last = null;
  }
}

export type Missing = { bytes: number; since: Date | null };

let lost: string | null = null;

/** Says in the log what the server that was promoted does not have; until the process ends, in `/readyz` too. */
export function reportLost({ bytes, since }: Missing, server: string): void {
  lost = `serverul promovat (${server}) nu are sfârșitul jurnalului celui vechi, cel puțin ${sizeText(bytes)}${since ? `, de după ${dateTime(since)}` : ""}: nu ștergeți datele celui vechi`;
  log.error(
    { server, missing: bytes, since: since?.toISOString() ?? null },
    "the promoted server lacks the end of the old one's WAL, and unless replication was synchronous acknowledged writes with it: only the old one's data folder still has them, so keep it; go on here and enter them again, or promote a server that has them and stop this one",
  );
}

/** For `/readyz`. */
export const lostWrites = (): string[] => (lost === null ? [] : [lost]);
