import { check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, moment, oneOf, reference } from "../../../platform/database/columns.server";
import { users } from "../../accounts/tables.server";
import { PAPER_KIND_CODES, type PaperKind } from "../rules/paper-kind";
import { requests } from "./requests.server";

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
