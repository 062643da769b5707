import { desc, eq, isNotNull, min, sql } from "drizzle-orm";
import { now } from "../clock";
import { db } from "../database/connection.server";
import { log } from "../log.server";
import { settings } from "../settings.server";
import type { BackupNote } from "./note";
import { backupProblems, type Standing, standingOf } from "./standing";
import { type BackupWhat, backups } from "./tables.server";

/** What `standing` read last; forgotten when this process writes to the register. */
let last: { at: number; standing: Promise<Standing> } | null = null;

/** More than a year of nights. */
const READ = 400;
const FRESH_MS = 30_000;

async function made(name: string, { kind, startedAt, endedAt, parts }: BackupNote): Promise<void> {
  const bytes = Object.values(parts).reduce((total, part) => total + part.bytes, 0);
  await db()
    .insert(backups)
    .values({ what: "backup", name, kind, startedAt: new Date(startedAt), endedAt: new Date(endedAt), bytes })
    .onConflictDoNothing();
  last = null;
}

const note = async (name: string, facts: Partial<typeof backups.$inferInsert>): Promise<void> => {
  await db().update(backups).set(facts).where(eq(backups.name, name));
  last = null;
};

/** The same failure again only moves the moment of its row. */
async function failed(what: BackupWhat, failure: string): Promise<void> {
  const at = now();
  const [newest] = await db()
    .select({ id: backups.id, failure: backups.failure })
    .from(backups)
    .where(eq(backups.what, what))
    .orderBy(desc(backups.endedAt), desc(backups.id))
    .limit(1);
  if (newest && newest.failure === failure)
    await db().update(backups).set({ endedAt: at }).where(eq(backups.id, newest.id));
  else await db().insert(backups).values({ what, startedAt: at, endedAt: at, failure });
  last = null;
}

/** Where the database notes what became of its backups. */
export const register = {
  made,
  verified: (name: string) => note(name, { verifiedAt: now() }),
  restored: (name: string, { rpoSeconds, rtoSeconds }: { rpoSeconds: number; rtoSeconds: number }) =>
    note(name, { restoredAt: now(), lostSeconds: rpoSeconds, restoreSeconds: rtoSeconds }),
  failed,
  removed: (name: string) => note(name, { removedAt: now() }),
};

/** How the backups are, by what the register says now. */
export async function readStanding(): Promise<Standing> {
  const columns = {
    what: backups.what,
    name: backups.name,
    endedAt: backups.endedAt,
    bytes: backups.bytes,
    verifiedAt: backups.verifiedAt,
    restoredAt: backups.restoredAt,
    lostSeconds: backups.lostSeconds,
    restoreSeconds: backups.restoreSeconds,
    failure: backups.failure,
    since: sql`${db()
      .select({ at: min(backups.endedAt) })
      .from(backups)
      .where(isNotNull(backups.name))}`.mapWith(backups.endedAt),
  };
  const rows = await db().select(columns).from(backups).orderBy(desc(backups.endedAt), desc(backups.id)).limit(READ);
  return standingOf(rows, rows[0]?.since ?? null);
}

/** The same, at most half a minute old: probes and pages ask often. Null where no folder for backups is given. */
export function standing(): Promise<Standing> | null {
  if (settings().backupDir === null) return null;
  const at = performance.now();
  if (last === null || at - last.at > FRESH_MS) {
    const reading = readStanding();
    reading.catch(() => (last = null));
    last = { at, standing: reading };
  }
  return last.standing;
}

/** For `/readyz`: sentences about backups that are late or failed, none where the database does not answer. */
export async function backupWarnings(): Promise<string[]> {
  try {
    const found = await standing();
    return found ? backupProblems(found, now()) : [];
  } catch (error) {
    log.debug({ error }, "the register of backups could not be read");
    return [];
  }
}
