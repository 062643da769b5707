import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.server";

/**
 * One-time keys of private forms: a form submitted twice gets the `location` of the first answer. `content` is the hash of
 * what was saved; null for keys older than the column.
 */
export const formKeys = pgTable("form_keys", {
  key: uuid().primaryKey(),
  userId: uuid().notNull(),
  location: text(),
  content: text(),
  usedAt: moment().notNull(),
});

/**
 * What a person sent and nothing stored, kept for them alone: a form sent after its session had ended, for an hour, found by
 * the hash of a handle in a cookie; and a person's last text that was too long for its form, for a day, found by the hash of
 * their id. A row older than the column of the person has none and is never read.
 */
export const keptPosts = pgTable("kept_posts", {
  hash: text().primaryKey(),
  userId: uuid(),
  path: text().notNull(),
  body: text().notNull(),
  expiresAt: moment().notNull(),
});

/**
 * Server drafts: what a person has typed into a form and not submitted yet. `version`: of the values that it showed.
 * `formKey`: the form into which it was typed; null when that had none, or for drafts older than the column.
 */
export const formDrafts = pgTable(
  "form_drafts",
  {
    userId: uuid().notNull(),
    path: text().notNull(),
    body: text().notNull(),
    version: text().notNull(),
    formKey: uuid(),
    updatedAt: moment().notNull(),
  },
  (draft) => [primaryKey({ columns: [draft.userId, draft.path] }), index("form_drafts_age").on(draft.updatedAt)],
);
