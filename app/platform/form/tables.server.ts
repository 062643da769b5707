import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.server";

/** One-time keys of private forms: the second arrival of the same form is answered with where the first one led. */
export const formKeys = pgTable("form_keys", {
  key: uuid().primaryKey(),
  userId: uuid().notNull(),
  location: text(),
  usedAt: moment().notNull(),
});
