import { sql } from "drizzle-orm";
import { pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, moment } from "../database/columns.server";

/** What one database knows of itself: a single row, written at the first start. */
export const installation = pgTable(
  "installation",
  {
    /** The subject of the journal's entries about the installation. */
    id: id(),
    createdAt: moment().notNull(),
    /** Of the secret that its sealed values were made with; null in a database that no program has started on yet. */
    secretFingerprint: text(),
    /** Since when it is a restored copy that tells nobody anything and deletes no file; null when it is in service. */
    quarantinedAt: moment(),
  },
  () => [uniqueIndex("installation_single").on(sql`(true)`)],
);
