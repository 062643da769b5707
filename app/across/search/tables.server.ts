import { check, doublePrecision, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Category } from "../../modules/partners/rules/categories";
import { moment, oneOf } from "../../platform/database/columns.server";
import type { CountyCode } from "../../platform/romania/counties";
import { ENTRY_KINDS, type EntryKind } from "./rules/search";

/**
 * What the one search finds: a copy of what anyone may see of a thing, written after it changed and never shown without
 * having been public; for the kinds of the library, what those who may read it see. The migrations add the computed columns `title_folded` and `words` with their indexes, and `filler`,
 * which keeps the rows short (0019).
 */
export const searchEntries = pgTable(
  "search_entries",
  {
    kind: text().$type<EntryKind>().notNull(),
    subjectId: uuid().notNull(),
    title: text().notNull(),
    /** The authority of an opportunity, shown beside it. */
    who: text().notNull().default(""),
    /** Other names by which it is found, not shown: the authority, the county, services, categories. */
    names: text().notNull().default(""),
    body: text().notNull().default(""),
    county: text().$type<CountyCode>(),
    category: text().$type<Category>(),
    /** Among equal matches the higher comes first: rating, size. From 0 to 1. */
    weight: doublePrecision().notNull().default(0),
    /** Found only before this moment; null: always. */
    openUntil: moment(),
    updatedAt: moment().notNull(),
  },
  (entry) => [
    primaryKey({ columns: [entry.kind, entry.subjectId] }),
    index("search_entries_county").on(entry.county),
    check("search_entries_kind", oneOf(entry.kind, ENTRY_KINDS)),
  ],
);
