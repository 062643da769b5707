import { pgTable, text } from "drizzle-orm/pg-core";

/** The salt of each day's visitor hashes; deleted after the day, so that they cannot be traced back. */
export const visitSalts = pgTable("visit_salts", {
  day: text().primaryKey(),
  salt: text().notNull(),
});
