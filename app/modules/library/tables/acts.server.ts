import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
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
import { ARTICLE } from "../rules/act-article-fields";
import { ACT } from "../rules/act-fields";
import { ACT_KIND_CODES, ACT_LINKS, type ActKind, type ActLinkKind, type Topic } from "../rules/vocabulary";
import { resourceEditions } from "./resources.server";

/** Legal acts that documents rest on. */
export const acts = pgTable(
  "acts",
  {
    id: id(),
    kind: text().$type<ActKind>().notNull(),
    /** "544/2001" */
    number: text().notNull(),
    title: text().notNull(),
    /** What a clerk finds in it. */
    summary: text().notNull(),
    topics: text().array().$type<readonly Topic[]>().notNull(),
    /** How people call what it is about, as for documents. */
    everydayWords: text().array().notNull().default(sql`'{}'`),
    /** Where it was published; null where that is not known. */
    published: text(),
    inForceFrom: date({ mode: "string" }).$type<LocalDate>(),
    /** The official address. */
    address: text().notNull(),
    /** The last day on which somebody compared it with that address. */
    verifiedOn: date({ mode: "string" }).$type<LocalDate>(),
    /** When on that day: an amendment may be written down later on it. Null of one compared before the column was there. */
    verifiedAt: moment(),
    verifiedBy: optionalReference(() => users.id),
    createdAt: moment().notNull(),
  },
  (act) => [
    uniqueIndex("acts_number").on(act.kind, act.number),
    index("acts_forms").using("gin", sql`f_forms(number || ' ' || title || ' ' || summary)`),
    check("acts_kind", oneOf(act.kind, ACT_KIND_CODES)),
  ],
);

accounted<typeof acts.$inferSelect>()(ACT, {
  id: "made by the server",
  verifiedOn: "moved by the verification",
  verifiedAt: "moved by the verification",
  verifiedBy: "moved by the verification",
  createdAt: "of its life",
});

/** That an act abrogates or amends another, from a day on. Read from both of its ends. */
export const actLinks = pgTable(
  "act_links",
  {
    id: id(),
    byId: reference((): AnyPgColumn => acts.id),
    toId: reference((): AnyPgColumn => acts.id),
    kind: text().$type<ActLinkKind>().notNull(),
    since: date({ mode: "string" }).$type<LocalDate>().notNull(),
    note: text().notNull(),
    /**
     * When an ADMIN wrote it: what was verified before then, a document or the act, was compared without it. Null for links older than
     * the column, which count from their day.
     */
    recordedAt: moment(),
  },
  (link) => [
    uniqueIndex("act_links_abrogation").on(link.toId).where(sql`kind = 'abrogates'`),
    index("act_links_to").on(link.toId),
    index("act_links_by").on(link.byId),
    check("act_links_kind", oneOf(link.kind, ACT_LINKS)),
    check("act_links_other", sql`by_id <> to_id`),
  ],
);

/** What an article of an act says, as summarised here: dated, with its source, until a person has verified it an example. */
export const actArticles = pgTable(
  "act_articles",
  {
    id: id(),
    actId: reference(() => acts.id, { onDelete: "cascade" }),
    /** "art. 7 alin. (5)", once in an act. */
    label: text().notNull(),
    /** Read from the label, so that the articles stand as they do in the act. */
    rank: integer().notNull(),
    /** What it is about, in a few words. */
    heading: text().notNull(),
    text: text().notNull(),
    /** The day for which the text is true. */
    asOf: date({ mode: "string" }).$type<LocalDate>().notNull(),
    /** The act that changed it last, as it is cited, and since when; null where it is not known. */
    amendedBy: text("amending_act"),
    amendedOn: date({ mode: "string" }).$type<LocalDate>(),
    /** The page of the official text. */
    address: text().notNull(),
    createdAt: moment().notNull(),
    editedAt: moment().notNull(),
    /** When somebody compared it with that page; moved only by the verify verb. */
    verifiedAt: moment(),
    verifiedBy: optionalReference(() => users.id),
  },
  (article) => [
    uniqueIndex("act_articles_label").on(article.actId, article.label),
    index("act_articles_rank").on(article.actId, article.rank),
    check("act_articles_amended", sql`(amending_act is null) = (amended_on is null)`),
  ],
);

accounted<typeof actArticles.$inferSelect>()(ARTICLE, {
  id: "made by the server",
  actId: "the act on whose page it is written",
  rank: "read from the label",
  createdAt: "of its life",
  editedAt: "of its life",
  verifiedAt: "moved by the verification",
  verifiedBy: "moved by the verification",
});

/** The acts that an edition rests on, in the order in which they were written. */
export const editionActs = pgTable(
  "edition_acts",
  {
    editionId: reference(() => resourceEditions.id, { onDelete: "cascade" }),
    rank: integer().notNull(),
    actId: reference(() => acts.id),
    /** "art. 7"; empty for the whole act. */
    articles: text().notNull(),
  },
  (row) => [primaryKey({ columns: [row.editionId, row.rank] }), index("edition_acts_act").on(row.actId)],
);
