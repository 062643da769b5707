import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.server";

/** Unlogged (set in its migration): a crash may forget tries, never more. */
export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  windowStart: moment().notNull(),
  count: integer().notNull(),
});
