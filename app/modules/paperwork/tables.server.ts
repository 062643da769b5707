import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { LocalDate } from "../../platform/calendar/local-date";
import { id, moment, oneOf, optionalReference, reference } from "../../platform/database/columns.server";
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

/** What is written of a model, in its text form (`rules/model-text.ts`). A kind that the code no longer has is read by nobody. */
const modelTexts = () => ({
  kind: text().$type<PaperKind>().notNull(),
  title: text().notNull(),
  subtitle: text().notNull(),
  legalBasis: text().notNull(),
  text: text().notNull(),
});

/**
 * The platform's models after the first version, which is in code. A draft has no `publishedAt`; what was published never
 * changes. The highest version that is published and not withdrawn is the current one.
 */
export const paperModelVersions = pgTable(
  "paper_model_versions",
  {
    id: id(),
    number: integer().notNull(),
    ...modelTexts(),
    /** What changed since the version before. */
    note: text().notNull(),
    editedBy: reference(() => users.id),
    editedAt: moment().notNull(),
    publishedBy: optionalReference(() => users.id),
    publishedAt: moment(),
    withdrawnBy: optionalReference(() => users.id),
    withdrawnAt: moment(),
    withdrawnReason: text(),
  },
  (version) => [
    unique("paper_model_versions_number").on(version.kind, version.number),
    uniqueIndex("paper_model_versions_draft").on(version.kind).where(sql`published_at is null`),
    check("paper_model_versions_after_first", sql`number > 1`),
    check("paper_model_versions_published", sql`(published_at is null) = (published_by is null)`),
    check(
      "paper_model_versions_withdrawn",
      sql`(withdrawn_at is null) = (withdrawn_reason is null) and (withdrawn_at is null or published_at is not null)`,
    ),
  ],
);

/** A jurist has read this version. The last one of a version counts. */
export const paperModelVerifications = pgTable(
  "paper_model_verifications",
  {
    id: id(),
    kind: text().$type<PaperKind>().notNull(),
    number: integer().notNull(),
    /** A hash of the text that was read: the first version is in code, which another release of the platform may change. */
    textHash: text().notNull(),
    jurist: text().notNull(),
    verifiedOn: date().$type<LocalDate>().notNull(),
    recordedBy: reference(() => users.id),
    recordedAt: moment().notNull(),
  },
  (verification) => [
    index("paper_model_verifications_version").on(verification.kind, verification.number, verification.recordedAt),
  ],
);

/** Models that an authority has adapted for itself, each after a version of the platform's. */
export const paperModelCopies = pgTable(
  "paper_model_copies",
  {
    organisationId: reference(() => organisations.id, { onDelete: "cascade" }),
    ...modelTexts(),
    /** The platform's version whose changes it takes into account. */
    basedOn: integer().notNull(),
    editedBy: reference(() => users.id),
    editedAt: moment().notNull(),
  },
  (copy) => [
    primaryKey({ columns: [copy.organisationId, copy.kind] }),
    index("paper_model_copies_kind").on(copy.kind, copy.basedOn),
  ],
);
