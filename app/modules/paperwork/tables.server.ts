import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, oneOf, reference } from "../../platform/database/columns.server";
import { organisations, users } from "../accounts/tables.server";
import { requests } from "../requests/tables/requests.server";
import { PAPER_KIND_CODES, type PaperKind } from "./rules/paper-kind";

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

/** Papers made from a request, for its authority only. They never change: another one is made, and one may be removed. */
export const papers = pgTable(
  "papers",
  {
    id: id(),
    requestId: reference(() => requests.id, { onDelete: "cascade" }),
    kind: text().$type<PaperKind>().notNull(),
    /** The title, with the firm where the paper is addressed to one. */
    title: text().notNull(),
    /** The model that it was made from: its version, as its page names it. */
    model: text().notNull(),
    /** The stored files, owned by media. */
    docxId: uuid().notNull(),
    pdfId: uuid().notNull(),
    madeAt: moment().notNull(),
    madeBy: reference(() => users.id),
  },
  (paper) => [
    index("papers_request").on(paper.requestId, paper.madeAt),
    check("papers_kind", oneOf(paper.kind, PAPER_KIND_CODES)),
  ],
);
