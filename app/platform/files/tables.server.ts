import { bigint, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.server";

/**
 * Files that no row uses any more. Their bytes stay as long as a backup may be restored whose rows use them, then a job
 * deletes them.
 */
export const removedFiles = pgTable(
  "removed_files",
  {
    /** The name of a file, or of the folder of a picture. */
    storageKey: text().primaryKey(),
    removedAt: moment().notNull(),
    /** Whose quota they were in; null when nobody's. */
    organisationId: uuid(),
    /** In bytes; zero for what was found in the storage without a row. */
    size: bigint({ mode: "number" }).notNull(),
  },
  (file) => [index("removed_files_at").on(file.removedAt), index("removed_files_organisation").on(file.organisationId)],
);
