import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LocalDate } from "../../../platform/calendar/local-date";
import { id, moment, oneOf } from "../../../platform/database/columns.server";
import { accounted } from "../../../platform/form/field-table";
import { CATEGORY_CODES, type Category } from "../../partners/rules/categories";
import { LINK } from "../rules/link-fields";
import { type LinkProblem, PROBLEM_CODES } from "../rules/links";

/** The quick links of the hub, to pages of the platform and of other sites. */
export const quickLinks = pgTable(
  "quick_links",
  {
    id: id(),
    title: text().notNull(),
    /** What is found there. */
    note: text().notNull(),
    category: text().$type<Category>().notNull(),
    /** "https://…", or the path of a page of ours. */
    address: text().notNull(),
    /** Its place in the list, from 1; equal ones in alphabetical order. */
    rank: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (link) => [
    uniqueIndex("quick_links_address").on(link.address),
    index("quick_links_forms").using("gin", sql`f_forms(title || ' ' || note)`),
    check("quick_links_category", oneOf(link.category, CATEGORY_CODES)),
    check("quick_links_rank", sql`rank between 1 and 999`),
  ],
);

accounted<typeof quickLinks.$inferSelect>()(LINK, {
  id: "made by the server",
  createdAt: "when it was written",
});

/** The checks of an address outside, wherever the library links to it. */
export const linkChecks = pgTable(
  "link_checks",
  {
    id: id(),
    address: text().notNull(),
    checkedAt: moment(),
    goodAt: moment(),
    problem: text().$type<LinkProblem>(),
    status: integer(),
    failedDays: integer().notNull().default(0),
    failingSince: moment(),
    failedOn: date({ mode: "string" }).$type<LocalDate>(),
  },
  (one) => [
    uniqueIndex("link_checks_address").on(one.address),
    check("link_checks_problem", oneOf(one.problem, PROBLEM_CODES)),
    check(
      "link_checks_failing",
      sql`(failed_days = 0) = (failing_since is null) and (failing_since is null) = (failed_on is null)`,
    ),
  ],
);
