import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { LocalDate } from "../../platform/calendar/local-date";
import { amount, id, moment, oneOf, optionalReference, reference } from "../../platform/database/columns.server";
import { accounted } from "../../platform/form/field-table";
import type { Currency } from "../../platform/language/money";
import { organisations, users } from "../accounts/tables.server";
import { attachments, images } from "../media/tables.server";
import { requests } from "../requests/tables/requests.server";
import { LETTERHEAD } from "./rules/letterhead-fields";
import { DRAFT, MODEL } from "./rules/model-fields";
import { PAPER_KIND_CODES, type PaperKind } from "./rules/paper-kind";
import { SIGNATURE_BLOCK_CODES, type SignatureBlock } from "./rules/signature-blocks";
import { STEP_CODES, type Step } from "./rules/steps";

/** The head of an authority's papers; without a row its name and county stand there. */
export const letterheads = pgTable("letterheads", {
  organisationId: reference(() => organisations.id, { onDelete: "cascade" }).primaryKey(),
  /** Lines. */
  head: text().notNull(),
  prefix: text(),
  /** The logo or the coat of arms, owned by media. */
  imageId: optionalReference(() => images.id),
  updatedAt: moment().notNull(),
});

accounted<typeof letterheads.$inferSelect>()(LETTERHEAD, {
  organisationId: "whose it is",
  imageId: "sent with the form",
  updatedAt: "of the last change",
});

/** Who signs in each place of the papers, in their order. */
export const letterheadSignatories = pgTable(
  "letterhead_signatories",
  {
    organisationId: reference(() => letterheads.organisationId, { onDelete: "cascade" }),
    rank: integer().notNull(),
    title: text().notNull(),
    name: text(),
    block: text().$type<SignatureBlock>().notNull().default("other"),
  },
  (person) => [
    primaryKey({ columns: [person.organisationId, person.rank] }),
    check("letterhead_signatories_rank", sql`${person.rank} >= 0`),
    check("letterhead_signatories_block", oneOf(person.block, SIGNATURE_BLOCK_CODES)),
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

/** The number of a paper in the register of its authority, noted by a clerk after it was registered there. */
export const paperRegistrations = pgTable(
  "paper_registrations",
  {
    paperId: reference(() => papers.id, { onDelete: "cascade" }).primaryKey(),
    organisationId: reference(() => organisations.id),
    /** That of `on`: a register begins again each year. */
    year: integer().notNull(),
    number: text().notNull(),
    on: date().$type<LocalDate>().notNull(),
    notedAt: moment().notNull(),
    notedBy: reference(() => users.id),
  },
  (registration) => [
    uniqueIndex("paper_registrations_number").on(registration.organisationId, registration.year, registration.number),
    check("paper_registrations_year", sql`${registration.year} = extract(year from ${registration.on})`),
  ],
);

/** A price that a clerk found in public, from which a value is estimated. */
export const paperPrices = pgTable(
  "paper_prices",
  {
    id: id(),
    requestId: reference(() => requests.id, { onDelete: "cascade" }),
    /** Where it stands: a catalogue, an announcement, a contract of another authority. */
    source: text().notNull(),
    /** The day of the source. */
    on: date().$type<LocalDate>().notNull(),
    /** Without VAT. */
    price: amount().notNull(),
    currency: text().$type<Currency>().notNull(),
    notedAt: moment().notNull(),
    notedBy: reference(() => users.id),
  },
  (price) => [
    index("paper_prices_request").on(price.requestId),
    check("paper_prices_price", sql`${price.price} > 0`),
    check("paper_prices_currency", oneOf(price.currency, ["RON", "EUR"])),
  ],
);

/** A step of the purchase that is left out, and why. Taking it back deletes the row; the journal keeps both. */
export const paperSkips = pgTable(
  "paper_skips",
  {
    requestId: reference(() => requests.id, { onDelete: "cascade" }),
    step: text().$type<Step>().notNull(),
    reason: text().notNull(),
    skippedAt: moment().notNull(),
    skippedBy: reference(() => users.id),
  },
  (skip) => [
    primaryKey({ columns: [skip.requestId, skip.step] }),
    check("paper_skips_step", oneOf(skip.step, STEP_CODES)),
  ],
);

/** Proofs that the announcement was published or the invitation sent, owned by media. */
export const paperProofs = pgTable(
  "paper_proofs",
  {
    fileId: reference(() => attachments.id).primaryKey(),
    requestId: reference(() => requests.id, { onDelete: "cascade" }),
    name: text().notNull(),
    addedAt: moment().notNull(),
    addedBy: reference(() => users.id),
  },
  (proof) => [index("paper_proofs_request").on(proof.requestId)],
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
 * The platform's models after the version that is in code (`FIRST_VERSION`). A draft has no `publishedAt`; what was published never
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
    check("paper_model_versions_after_first", sql`number > 2`),
    check("paper_model_versions_published", sql`(published_at is null) = (published_by is null)`),
    check(
      "paper_model_versions_withdrawn",
      sql`(withdrawn_at is null) = (withdrawn_reason is null) and (withdrawn_at is null or published_at is not null)`,
    ),
  ],
);

accounted<typeof paperModelVersions.$inferSelect>()(DRAFT, {
  id: "of its making",
  kind: "of its making",
  number: "of its making",
  editedBy: "of the last change",
  editedAt: "of the last change",
  publishedBy: "of its publication",
  publishedAt: "of its publication",
  withdrawnBy: "of its withdrawal",
  withdrawnAt: "of its withdrawal",
  withdrawnReason: "of its withdrawal",
});

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

accounted<typeof paperModelCopies.$inferSelect>()(MODEL, {
  organisationId: "whose it is",
  kind: "of its making",
  basedOn: "of its making, or ticked in the form",
  editedBy: "of the last change",
  editedAt: "of the last change",
});
