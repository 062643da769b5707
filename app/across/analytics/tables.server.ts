import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { LocalDate } from "../../platform/calendar/local-date";
import { bytes, id, moment, oneOf, reference } from "../../platform/database/columns.server";
import { REPORT_KINDS, type ReportKind } from "./rules/report-kinds";
import { SERIES, type Series } from "./rules/series";

/** The public figures of one day, all of one moment. */
export const figureSnapshots = pgTable("figure_snapshots", {
  id: id(),
  /** In Romania. One snapshot a day, whichever process takes it. */
  day: date({ mode: "string" }).$type<LocalDate>().notNull().unique(),
  takenAt: moment().notNull(),
});

export const figures = pgTable(
  "figures",
  {
    snapshotId: reference(() => figureSnapshots.id, { onDelete: "cascade" }),
    series: text().$type<Series>().notNull(),
    /** Of a total, of a status, of a month ("2026-11"), or of a category. */
    code: text().notNull(),
    /** In the order of the page. */
    rank: integer().notNull(),
    value: integer().notNull(),
  },
  (figure) => [
    primaryKey({ columns: [figure.snapshotId, figure.series, figure.code] }),
    check("figures_series", oneOf(figure.series, SERIES)),
    check("figures_value", sql`${figure.value} >= 0`),
  ],
);

/** The report files of a snapshot, all or none. Only those of the newest one that has them are kept. */
export const figureReports = pgTable(
  "figure_reports",
  {
    snapshotId: reference(() => figureSnapshots.id, { onDelete: "cascade" }),
    kind: text().$type<ReportKind>().notNull(),
    file: bytes().notNull(),
  },
  (report) => [
    primaryKey({ columns: [report.snapshotId, report.kind] }),
    check("figure_reports_kind", oneOf(report.kind, REPORT_KINDS)),
  ],
);
