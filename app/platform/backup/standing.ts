import { dateTime } from "../language/dates";
import { plural } from "../language/plural";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The nightly backup, and two hours for it to end. */
const OLDEST_BACKUP = 26 * HOUR;
/** The monthly drill, and some days to look at it. */
const OLDEST_DRILL = 40 * DAY;

/** A line of the register: a backup, or what failed. */
export type RegisterRow = {
  what: "backup" | "verify" | "drill" | "wal";
  name: string | null;
  endedAt: Date;
  bytes: number | null;
  verifiedAt: Date | null;
  restoredAt: Date | null;
  lostSeconds: number | null;
  restoreSeconds: number | null;
  failure: string | null;
};

export type Standing = {
  /** The newest backup; null when there is none. */
  backup: { at: Date; bytes: number } | null;
  verifiedAt: Date | null;
  /** The last backup that was restored beside and compared. */
  restored: { at: Date; lostSeconds: number; restoreSeconds: number } | null;
  /** When the first backup of the register was made. */
  since: Date | null;
  /** What failed last, unless it has been done since. */
  failure: { at: Date; sentence: string } | null;
};

const newest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((latest, at) => (at !== null && (latest === null || at > latest) ? at : latest), null);

/** How the backups are, by the rows of the register, the newest first. */
export function standingOf(rows: readonly RegisterRow[], since: Date | null): Standing {
  const made = rows.filter(({ name }) => name !== null);
  const [last] = made;
  const restoredAt = newest(made.map((row) => row.restoredAt));
  const drilled = restoredAt && made.find((row) => row.restoredAt?.getTime() === restoredAt.getTime());
  const verifiedAt = newest(made.map((row) => row.verifiedAt));
  const doneAt = { backup: last?.endedAt, wal: last?.endedAt, verify: verifiedAt, drill: restoredAt };
  const failed = rows.find(({ what, failure, endedAt }) => failure !== null && endedAt > (doneAt[what] ?? 0));
  return {
    backup: last ? { at: last.endedAt, bytes: last.bytes ?? 0 } : null,
    verifiedAt,
    restored: drilled
      ? { at: restoredAt, lostSeconds: drilled.lostSeconds ?? 0, restoreSeconds: drilled.restoreSeconds ?? 0 }
      : null,
    since,
    failure: failed ? { at: failed.endedAt, sentence: failed.failure ?? "" } : null,
  };
}

/** What is late or failed, in sentences; empty when all is well. */
export function backupProblems({ backup, restored, since, failure }: Standing, now: Date): string[] {
  const age = (at: Date) => now.getTime() - at.getTime();
  const problems: string[] = [];
  if (!backup) problems.push("Nu există nicio copie de siguranță.");
  else if (age(backup.at) > OLDEST_BACKUP)
    problems.push(
      `Ultima copie de siguranță are ${plural(Math.floor(age(backup.at) / HOUR), "oră", "ore")}; se face una în fiecare noapte.`,
    );
  const unproved = restored?.at ?? since;
  if (unproved && age(unproved) > OLDEST_DRILL)
    problems.push(
      `Nicio copie nu a mai fost restaurată de probă de ${plural(Math.floor(age(unproved) / DAY), "zi", "zile")}; proba se face în fiecare lună.`,
    );
  if (failure) problems.push(`La ${dateTime(failure.at)}: ${failure.sentence}`);
  return problems;
}
