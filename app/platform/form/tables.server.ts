import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.server";

/** One-time keys of private forms: the second arrival of the same form is answered with where the first one led. */
export const formKeys = pgTable("form_keys", {
  key: uuid().primaryKey(),
  userId: uuid().notNull(),
  location: text(),
  usedAt: moment().notNull(),
});

/**
 * Forms that arrived after their session had ended, kept for an hour for their author, under the hash of a handle in the
 * browser's cookie. A row without an author is nobody's to read.
 */
export const keptPosts = pgTable("kept_posts", {
  hash: text().primaryKey(),
  userId: uuid(),
  path: text().notNull(),
  body: text().notNull(),
  expiresAt: moment().notNull(),
});

/** What a person has typed into a form and not sent yet, kept while they type. `version` names what the form showed. */
export const formDrafts = pgTable(
  "form_drafts",
  {
    userId: uuid().notNull(),
    path: text().notNull(),
    body: text().notNull(),
    version: text().notNull(),
    updatedAt: moment().notNull(),
  },
  (draft) => [primaryKey({ columns: [draft.userId, draft.path] }), index("form_drafts_age").on(draft.updatedAt)],
);
