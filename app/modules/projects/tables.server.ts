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
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { LocalDate } from "../../platform/calendar/local-date";
import { amount, id, moment, oneOf, optionalReference, reference } from "../../platform/database/columns.server";
import { accounted } from "../../platform/form/field-table";
import { organisations, users } from "../accounts/tables.server";
import { communityProjects } from "../communities/tables.server";
import { CATEGORY_CODES, type Category } from "../partners/rules/categories";
import { DECISIONS, type Decision } from "./rules/applications";
import { PRIORITIES, type Priority } from "./rules/exchange";
import { PROJECT } from "./rules/project-fields";

/**
 * What a community's project needs in the exchange, under the same id. Its title, public text, status and progress stay in
 * `community_projects`, and so does the moment when it was opened.
 */
export const exchangeProjects = pgTable(
  "exchange_projects",
  {
    id: uuid()
      .primaryKey()
      .references(() => communityProjects.id, { onDelete: "cascade" }),
    authorId: reference(() => users.id),
    category: text().$type<Category>().notNull(),
    /** In bani. */
    budget: amount().notNull(),
    priority: text().$type<Priority>().notNull(),
    /** The last day on which applications are taken. */
    applicationsUntil: date({ mode: "string" }).$type<LocalDate>().notNull(),
    /** Read by the authority and by those it accepted; never in a search, a feed or an export. */
    privateText: text(),
    /** The project whose idea it took up. */
    originId: optionalReference((): AnyPgColumn => exchangeProjects.id, { onDelete: "set null" }),
    /** Without those that were withdrawn; kept by the verbs. */
    applications: integer().notNull().default(0),
    closedAt: moment(),
    /** When the authority was last reminded of applications that wait. */
    remindedAt: moment(),
    /** When those who had begun to write an application were told that the last day had passed. */
    dueAt: moment(),
  },
  (project) => [
    index("exchange_projects_category").on(project.category),
    index("exchange_projects_until").on(project.applicationsUntil),
    index("exchange_projects_origin").on(project.originId),
    check("exchange_projects_category_known", oneOf(project.category, CATEGORY_CODES)),
    check("exchange_projects_priority", oneOf(project.priority, Object.keys(PRIORITIES))),
    check("exchange_projects_amounts", sql`budget >= 0 and applications >= 0`),
  ],
);

type Asked = typeof exchangeProjects.$inferSelect &
  Pick<typeof communityProjects.$inferSelect, "title" | "description">;

accounted<Asked>()(PROJECT, {
  id: "that of the community's project",
  authorId: "who opened it",
  originId: "the idea it was begun with",
  applications: "counted by the verbs",
  closedAt: "of its life",
  remindedAt: "of its life",
  dueAt: "of its life",
});

/** An organisation applies once to a project. It may withdraw, and apply again with another text. */
export const projectApplications = pgTable(
  "project_applications",
  {
    id: id(),
    projectId: reference(() => exchangeProjects.id, { onDelete: "cascade" }),
    organisationId: reference(() => organisations.id),
    authorId: reference(() => users.id),
    text: text().notNull(),
    sentAt: moment().notNull(),
    withdrawnAt: moment(),
    outcome: text().$type<Decision>(),
    decidedAt: moment(),
    decidedBy: optionalReference(() => users.id),
    /** What the organisation was told with the decision. */
    reason: text(),
  },
  (application) => [
    unique("project_applications_once").on(application.projectId, application.organisationId),
    index("project_applications_organisation").on(application.organisationId, application.sentAt),
    check("project_applications_outcome", oneOf(application.outcome, Object.keys(DECISIONS))),
    check("project_applications_decision", sql`(outcome is null) = (decided_at is null)`),
  ],
);

/** Projects that a person saved for later. */
export const savedProjects = pgTable(
  "saved_projects",
  {
    userId: reference(() => users.id),
    projectId: reference(() => exchangeProjects.id, { onDelete: "cascade" }),
    savedAt: moment().notNull(),
  },
  (saved) => [primaryKey({ columns: [saved.userId, saved.projectId] })],
);
