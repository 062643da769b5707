import { sql } from "drizzle-orm";
import { check, doublePrecision, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.server";
import type { CountyCode } from "../../platform/romania/counties";
import { ENTRY_KINDS, type EntryKind } from "./rules";

/**
 * What the one search finds: a copy of what anyone may see of a thing, written after it changed and never shown without
 * having been public. The migration adds the computed columns `title_folded` and `words` with their indexes.
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    kind: text().$type<EntryKind>().notNull(),
    subjectId: uuid().notNull(),
    title: text().notNull(),
    /** Who or where it belongs to: the authority of an opportunity, the services of a firm. */
    names: text().notNull().default(""),
    body: text().notNull().default(""),
    county: text().$type<CountyCode>(),
    /** Among equal matches the higher comes first: rating, size. From 0 to 1. */
    weight: doublePrecision().notNull().default(0),
    /** Found only before this moment; null: always. */
    openUntil: moment(),
    updatedAt: moment().notNull(),
  },
  (entry) => [
    primaryKey({ columns: [entry.kind, entry.subjectId] }),
    index("search_entries_county").on(entry.county),
    check("search_entries_kind", sql`${entry.kind} in (${sql.raw(ENTRY_KINDS.map((kind) => `'${kind}'`).join(", "))})`),
  ],
);
