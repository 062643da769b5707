import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment, reference } from "../../platform/database/columns.server";
import { organisations } from "../accounts/tables.server";

/** The head of an authority's papers; without a row its name and county stand there. */
export const letterheads = pgTable("letterheads", {
  organisationId: reference(() => organisations.id, { onDelete: "cascade" }).primaryKey(),
  /** Lines. */
  head: text().notNull(),
  prefix: text(),
  updatedAt: moment().notNull(),
});

/** Who signs the papers, in their order. */
export const letterheadSignatories = pgTable(
  "letterhead_signatories",
  {
    organisationId: reference(() => letterheads.organisationId, { onDelete: "cascade" }),
    rank: integer().notNull(),
    title: text().notNull(),
    name: text(),
  },
  (person) => [
    primaryKey({ columns: [person.organisationId, person.rank] }),
    check("letterhead_signatories_rank", sql`${person.rank} >= 0`),
  ],
);
