import { pgTable, text } from "drizzle-orm/pg-core";

/** The secret of each day, from which the marks of its visitors are made; gone with the day, so that no mark can be undone. */
export const visitSalts = pgTable("visit_salts", {
  day: text().primaryKey(),
  salt: text().notNull(),
});
