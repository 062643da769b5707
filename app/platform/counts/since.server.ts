import { sql } from "drizzle-orm";
import type { LocalDate } from "../calendar/local-date";
import { db } from "../database/connection.server";
import { type Places, prepared } from "../database/prepared.server";
import { dailyCounts } from "./tables.server";

/** How often each kind was counted since a day (with it), and the day from which it is counted at all. */
export const countsSince = prepared(({ day }: Places<{ day: LocalDate }>) =>
  db()
    .select({
      kind: dailyCounts.kind,
      count: sql<number>`coalesce(sum(${dailyCounts.count}) filter (where ${dailyCounts.day} >= ${day}), 0)::integer`,
      countedFrom: sql<LocalDate>`min(${dailyCounts.day})`,
    })
    .from(dailyCounts)
    .groupBy(dailyCounts.kind),
);
