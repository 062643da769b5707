import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { CountedKind } from "./kinds";

/** How often something happened on a day. Each kind has a row of zero for the day from which it is counted. */
export const dailyCounts = pgTable(
  "daily_counts",
  {
    day: text().notNull(),
    kind: text().$type<CountedKind>().notNull(),
    count: integer().notNull(),
  },
  ({ day, kind }) => [primaryKey({ columns: [day, kind] })],
);
