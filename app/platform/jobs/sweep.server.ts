import { type Column, lt } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { now } from "../clock";
import { db } from "../database/connection.server";
import type { Job } from "./jobs.server";

const DAY = 86_400_000;

/** A job that deletes the rows whose moment in `column` is more than `days` ago. */
export const sweep = (name: string, schedule: string, { column, days }: { column: Column; days: number }): Job => ({
  name,
  schedule,
  run: async () => {
    await db()
      .delete(column.table as PgTable)
      .where(lt(column, new Date(now().getTime() - days * DAY)));
  },
});
