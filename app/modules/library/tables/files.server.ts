import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { id, moment, oneOf, reference } from "../../../platform/database/columns.server";
import { attachments } from "../../media/tables.server";
import { READING_CODES, type Reading } from "../rules/files";
import { resourceEditions, resources } from "./resources.server";

/** Files of documents; the bytes, their name and their SHA-256 are attachments, and never change. */
export const resourceFiles = pgTable(
  "resource_files",
  {
    id: id(),
    resourceId: reference(() => resources.id, { onDelete: "cascade" }),
    attachmentId: reference(() => attachments.id),
    addedAt: moment().notNull(),
    /** How far the reading of its text has come. */
    reading: text().$type<Reading>().notNull(),
    /** Why it was refused, or what of it was not read; empty otherwise. */
    readingNote: text().notNull().default(""),
    /** How often the process that reads it was started and did not come back. */
    deaths: integer().notNull().default(0),
    /** The release of what read it: `READERS`. */
    reader: integer().notNull().default(1),
    /** Rows of `resource_pages`. */
    pages: integer().notNull().default(0),
  },
  (file) => [
    uniqueIndex("resource_files_attachment").on(file.attachmentId),
    index("resource_files_resource").on(file.resourceId),
    check("resource_files_reading", oneOf(file.reading, READING_CODES)),
  ],
);

/** The files of an edition. One that stays belongs to the next edition too. */
export const editionFiles = pgTable(
  "edition_files",
  {
    editionId: reference(() => resourceEditions.id, { onDelete: "cascade" }),
    fileId: reference(() => resourceFiles.id, { onDelete: "cascade" }),
    /** Its place, from 0. */
    rank: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.editionId, row.fileId] }), index("edition_files_file").on(row.fileId)],
);

/** The text read from a file: a page of a PDF, or a part of another document. */
export const resourcePages = pgTable(
  "resource_pages",
  {
    fileId: reference(() => resourceFiles.id, { onDelete: "cascade" }),
    /** From 1. */
    number: integer().notNull(),
    text: text().notNull(),
  },
  (page) => [
    primaryKey({ columns: [page.fileId, page.number] }),
    index("resource_pages_forms").using("gin", sql`f_forms(text)`),
  ],
);
