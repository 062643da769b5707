import { and, asc, between, desc, eq, lt, sql } from "drizzle-orm";
import { addDays, type LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { Figure } from "../rules/figures";
import type { EarlierTotals, Snapshot } from "../rules/view";
import { figureSnapshots, figures } from "../tables.server";

/** Makes everything that the transaction reads of one moment. Must be its first statement. */
export async function readOneMoment(): Promise<void> {
  await db().execute(sql`set transaction isolation level repeatable read`);
}

/** Its id; null when the day has a snapshot. */
export async function insertSnapshot(day: LocalDate, takenAt: Date): Promise<string | null> {
  const inserted = db().insert(figureSnapshots).values({ day, takenAt }).onConflictDoNothing();
  return (await firstRow(inserted.returning({ id: figureSnapshots.id })))?.id ?? null;
}

export async function insertFigures(snapshotId: string, all: readonly Figure[]): Promise<void> {
  await db()
    .insert(figures)
    .values(all.map((figure, rank) => ({ ...figure, snapshotId, rank })));
}

/** Null before the first one. */
export async function newestSnapshot(): Promise<Snapshot | null> {
  const snapshot = await firstRow(db().select().from(figureSnapshots).orderBy(desc(figureSnapshots.day)).limit(1));
  if (!snapshot) return null;
  const rows = await db()
    .select(pick(figures, "series", "code", "value"))
    .from(figures)
    .where(eq(figures.snapshotId, snapshot.id))
    .orderBy(asc(figures.rank));
  return { ...snapshot, figures: rows };
}

/** How far back the figures of a month before are looked for, in days, where a day has none. */
const MONTH = { days: 30, atMost: 37 };

/** The totals about a month before this day, and the day they are of; null where no snapshot is of then. */
export async function totalsAMonthBefore(day: LocalDate): Promise<EarlierTotals | null> {
  const then = between(figureSnapshots.day, addDays(day, -MONTH.atMost), addDays(day, -MONTH.days));
  const snapshot = await firstRow(
    db().select().from(figureSnapshots).where(then).orderBy(desc(figureSnapshots.day)).limit(1),
  );
  if (!snapshot) return null;
  const rows = await db()
    .select(pick(figures, "code", "value"))
    .from(figures)
    .where(and(eq(figures.snapshotId, snapshot.id), eq(figures.series, "total")));
  return { day: snapshot.day, totals: new Map(rows.map(({ code, value }) => [code, value])) };
}

/** Thirteen months, so that a day can be compared with the same one of the year before. */
const KEPT_DAYS = 396;

/** Deletes the snapshots that are older than thirteen months, without the last one of each month. */
export async function deleteOldSnapshots(today: LocalDate): Promise<void> {
  const { day } = figureSnapshots;
  const laterInMonth = sql`exists (
    select from ${figureSnapshots} l where l.day > ${day} and date_trunc('month', l.day) = date_trunc('month', ${day})
  )`;
  await db()
    .delete(figureSnapshots)
    .where(and(lt(day, addDays(today, -KEPT_DAYS)), laterInMonth));
}
