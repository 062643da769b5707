import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LocalDate } from "../../../platform/calendar/local-date";
import { id, moment, oneOf, optionalReference, reference } from "../../../platform/database/columns.server";
import { accounted } from "../../../platform/form/field-table";
import { users } from "../../accounts/tables.server";
import { CATEGORY_CODES, type Category } from "../../partners/rules/categories";
import { EDITION, RESOURCE } from "../rules/resource-fields";
import {
  KIND_CODES,
  PERIOD_CODES,
  type Period,
  RESOURCE_USES,
  type ResourceKind,
  type ResourceUse,
  type Topic,
} from "../rules/vocabulary";

/** Documents of the library. Their text is in editions; who answers for one, and how often it is verified, belongs to the document. */
export const resources = pgTable(
  "resources",
  {
    id: id(),
    kind: text().$type<ResourceKind>().notNull(),
    category: text().$type<Category>().notNull(),
    topics: text().array().$type<readonly Topic[]>().notNull(),
    ownerId: reference(() => users.id),
    /** Somebody else than the owner, who stands in for them. */
    deputyId: optionalReference(() => users.id),
    /** The period of verification. */
    months: integer().$type<Period>().notNull(),
    /** Written as an example, to be checked by whoever operates the platform. */
    isExample: boolean().notNull().default(false),
    /** Firms may download it too, from the tab of resources of their network. */
    isForFirms: boolean().notNull().default(false),
    /** How people call what it is about, without its own words: the assistant finds it by them too. Not shown to readers. */
    everydayWords: text().array().notNull().default(sql`'{}'`),
    /** The edition that is read now; null only inside the transaction that creates the document. */
    editionId: optionalReference((): AnyPgColumn => resourceEditions.id),
    /** The last verification; written by no other verb than `verifyResource`. */
    verificationId: optionalReference((): AnyPgColumn => resourceVerifications.id),
    /** Of the current edition: its title and its time, by which lists are sorted, and all its words, for search. */
    title: text().notNull(),
    editedAt: moment().notNull(),
    searchText: text().notNull(),
    /** Each person counts once a day. */
    views: integer().notNull().default(0),
    downloads: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** Set while the document is withdrawn: it is in the bin. */
    deletedAt: moment(),
    deletedBy: optionalReference(() => users.id),
  },
  (resource) => [
    index("resources_forms").using("gin", sql`f_forms(search_text)`),
    index("resources_title").on(sql`title collate "ro-x-icu"`, resource.id).where(sql`deleted_at is null`),
    index("resources_edited").on(resource.editedAt, resource.id).where(sql`deleted_at is null`),
    index("resources_used").on(sql`(downloads + views)`, resource.id).where(sql`deleted_at is null`),
    index("resources_category").on(resource.category).where(sql`deleted_at is null`),
    index("resources_bin").on(resource.deletedAt).where(sql`deleted_at is not null`),
    check("resources_kind", oneOf(resource.kind, KIND_CODES)),
    check("resources_category", oneOf(resource.category, CATEGORY_CODES)),
    check("resources_deputy", sql`deputy_id <> owner_id`),
    check("resources_months", sql`${resource.months} in (${sql.raw(PERIOD_CODES.join(", "))})`),
  ],
);

/** A text of a document. It never changes: an edit makes the next one. */
export const resourceEditions = pgTable(
  "resource_editions",
  {
    id: id(),
    resourceId: reference((): AnyPgColumn => resources.id, { onDelete: "cascade" }),
    /** From 1. */
    number: integer().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    tags: text().array().notNull(),
    /** Clean HTML: only what the editor can make. */
    body: text().notNull(),
    bodyText: text().notNull(),
    /** What changed, in the words of whoever wrote it. */
    note: text().notNull(),
    createdBy: reference(() => users.id),
    createdAt: moment().notNull(),
  },
  (edition) => [uniqueIndex("resource_editions_number").on(edition.resourceId, edition.number)],
);

accounted<typeof resources.$inferSelect & typeof resourceEditions.$inferSelect>()(
  { ...RESOURCE, ...EDITION },
  {
    id: "made by the server",
    resourceId: "the document of an edition",
    number: "counted by the verbs",
    body: "the text, which is written by hand",
    bodyText: "read from the text",
    editionId: "moved by an edit",
    verificationId: "moved by the verification",
    searchText: "read from the fields and the text",
    views: "counted",
    downloads: "counted",
    createdBy: "who wrote the edition",
    createdAt: "of its life",
    editedAt: "of its life",
    deletedAt: "of its life",
    deletedBy: "of its life",
  },
);

/** That somebody compared an edition with its source. */
export const resourceVerifications = pgTable(
  "resource_verifications",
  {
    id: id(),
    resourceId: reference((): AnyPgColumn => resources.id, { onDelete: "cascade" }),
    editionId: reference(() => resourceEditions.id, { onDelete: "cascade" }),
    verifiedBy: reference(() => users.id),
    verifiedAt: moment().notNull(),
    /** The day of `verifiedAt` in Romania, from which the period counts. */
    verifiedOn: date({ mode: "string" }).$type<LocalDate>().notNull(),
    source: text().notNull(),
    sourceOn: date({ mode: "string" }).$type<LocalDate>().notNull(),
  },
  (verification) => [index("resource_verifications_resource").on(verification.resourceId, verification.verifiedAt)],
);

/** Documents that a person marked as favourite. */
export const resourceFavourites = pgTable(
  "resource_favourites",
  {
    userId: reference(() => users.id, { onDelete: "cascade" }),
    resourceId: reference(() => resources.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.userId, row.resourceId] }),
    index("resource_favourites_resource").on(row.resourceId),
  ],
);

/** Who read or downloaded what today; deleted when the day is over. */
export const resourceUses = pgTable(
  "resource_uses",
  {
    day: text().notNull(),
    resourceId: reference(() => resources.id, { onDelete: "cascade" }),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    what: text().$type<ResourceUse>().notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.day, row.resourceId, row.userId, row.what] }),
    check("resource_uses_what", oneOf(row.what, RESOURCE_USES)),
  ],
);
