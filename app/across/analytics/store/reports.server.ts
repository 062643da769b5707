import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { LocalDate } from "~/platform/calendar/local-date";
import { db } from "~/platform/database/connection.server";
import { firstRow } from "~/platform/database/rows.server";
import { REPORT_KINDS, type ReportKind } from "../rules/report-kinds";
import { figureReports, figureSnapshots } from "../tables.server";

const ofSnapshot = eq(figureSnapshots.id, figureReports.snapshotId);

/** The stored PDF of a snapshot; null when its reports are not made. */
export async function storedPdf(snapshotId: string): Promise<Uint8Array | null> {
  const rows = db().select({ file: figureReports.file }).from(figureReports);
  const found = await firstRow(
    rows.where(and(eq(figureReports.snapshotId, snapshotId), eq(figureReports.kind, "pdf"))),
  );
  return found?.file ?? null;
}

/** In a transaction. Those that another process stored meanwhile say the same. */
export async function insertReports(snapshotId: string, files: Record<ReportKind, Uint8Array>): Promise<void> {
  await db()
    .insert(figureReports)
    .values(REPORT_KINDS.map((kind) => ({ snapshotId, kind, file: files[kind] })))
    .onConflictDoUpdate({
      target: [figureReports.snapshotId, figureReports.kind],
      set: { file: sql`excluded.file` },
    });
}

/** Deletes the reports of snapshots of earlier days; a slower process has none of a later one to delete. */
export async function deleteReportsBefore(day: LocalDate): Promise<void> {
  const earlier = db().select({ id: figureSnapshots.id }).from(figureSnapshots).where(lt(figureSnapshots.day, day));
  await db().delete(figureReports).where(sql`${figureReports.snapshotId} in (${earlier})`);
}

/** The newest reports, with the moment of their figures and their size in bytes; none before the first ones. */
export const newestReports = () =>
  db()
    .select({
      kind: figureReports.kind,
      takenAt: figureSnapshots.takenAt,
      size: sql<number>`octet_length(${figureReports.file})`,
    })
    .from(figureReports)
    .innerJoin(figureSnapshots, ofSnapshot)
    .orderBy(desc(figureSnapshots.day))
    .limit(REPORT_KINDS.length);

/** The newest report of this kind, with the day of its figures; null before the first one. */
export async function reportFile(kind: ReportKind) {
  const reports = db().select({ file: figureReports.file, day: figureSnapshots.day }).from(figureReports);
  const newest = reports.innerJoin(figureSnapshots, ofSnapshot).where(eq(figureReports.kind, kind));
  return firstRow(newest.orderBy(desc(figureSnapshots.day)).limit(1));
}
