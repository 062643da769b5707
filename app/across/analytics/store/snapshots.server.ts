import { and, asc, desc, eq, lt, sql } from "drizzle-orm";
import { addDays, type LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import type { Figure } from "../rules/figures";
import type { Snapshot } from "../rules/view";
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

const KEPT_DAYS = 60;

/** Deletes the snapshots that are older than 60 days, without the last one of each month. */
export async function deleteOldSnapshots(today: LocalDate): Promise<void> {
  const { day } = figureSnapshots;
  const laterInMonth = sql`exists (
    select from ${figureSnapshots} l where l.day > ${day} and date_trunc('month', l.day) = date_trunc('month', ${day})
  )`;
  await db()
    .delete(figureSnapshots)
    .where(and(lt(day, addDays(today, -KEPT_DAYS)), laterInMonth));
}
