import { sql } from "drizzle-orm";
import { check, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { LocalDate } from "../../platform/calendar/local-date";
import { id, moment, oneOf, reference } from "../../platform/database/columns.server";
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
