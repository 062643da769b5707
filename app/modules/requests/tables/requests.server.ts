import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { amount, id, moment, oneOf, optionalReference, reference } from "../../../platform/database/columns.server";
import { accounted } from "../../../platform/form/field-table";
import type { Currency } from "../../../platform/language/money";
import { type CountyCode, counties } from "../../../platform/romania/counties";
import { organisations, users } from "../../accounts/tables.server";
import { CATEGORY_CODES, type Category } from "../../partners/rules/categories";
import { CANCELLATION_REASON_CODES, type CancellationReason } from "../rules/reason";
import { type RequestStatus, URGENCY_CODES, type Urgency } from "../rules/request";
import { REQUEST } from "../rules/request-fields";

/**
 * The status is generated from stored facts by the rule of `requestStatus` in rules/request.ts.
 * Completed by hand in the migration: trigram and Romanian full-text indexes on f_unaccent(title || ' ' || description).
 */
export const requests = pgTable(
  "requests",
  {
    id: id(),
    ownerId: reference(() => organisations.id),
    createdBy: reference(() => users.id),
    copiedFromId: optionalReference((): AnyPgColumn => requests.id, { onDelete: "set null" }),
    title: text().notNull(),
    category: text().$type<Category>().notNull(),
    description: text().notNull(),
    budgetMin: amount(),
    budgetMax: amount(),
    currency: text().$type<Currency>(),
    urgency: text().$type<Urgency>(),
    county: text().$type<CountyCode>(),
    onlyPartnerId: optionalReference(() => organisations.id),
    sealed: boolean().notNull().default(false),
    /** How the offer is chosen, as it is announced to firms; null when the authority announced none. It never changes after sending. */
    criterion: text(),
    queuedAt: moment(),
    queuedBy: optionalReference(() => users.id),
    sentAt: moment(),
    sentBy: optionalReference(() => users.id),
    registrationYear: integer(),
    registrationNumber: integer(),
    deadlineAt: moment(),
    questionsUntil: moment(),
    answersUntil: moment(),
    openedAt: moment(),
    openedBy: optionalReference(() => users.id),
    decidedAt: moment(),
    completedAt: moment(),
    cancelledAt: moment(),
    cancelReason: text().$type<CancellationReason>(),
    cancelText: text(),
    /** Other authorities see it among what was done before, and may ask this person. */
    sharedAt: moment(),
    sharedBy: optionalReference(() => users.id),
    /** Since then its authority, ADMIN and the firms that answered it see it; the authority with the reason. */
    hiddenAt: moment(),
    hiddenBy: optionalReference(() => users.id),
    hiddenReason: text(),
    status: text()
      .$type<RequestStatus>()
      .notNull()
      .generatedAlwaysAs(
        sql`case when cancelled_at is not null then 'cancelled' when completed_at is not null then 'completed' when decided_at is not null then 'in_progress' when sent_at is not null then 'sent' else 'draft' end`,
      ),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (request) => [
    uniqueIndex("requests_registration").on(request.registrationYear, request.registrationNumber),
    index("requests_owner").on(request.ownerId, request.createdAt, request.id),
    index("requests_owner_status").on(request.ownerId, request.status, request.deadlineAt, request.id),
    index("requests_status").on(request.status),
    index("requests_for_all")
      .on(request.category, request.county)
      .where(sql`sent_at is not null and only_partner_id is null and hidden_at is null`),
    index("requests_open_for_all")
      .on(request.deadlineAt, request.ownerId)
      .where(sql`status = 'sent' and only_partner_id is null and hidden_at is null`),
    index("requests_queue").on(request.ownerId).where(sql`queued_at is not null and sent_at is null`),
    index("requests_open").on(request.deadlineAt).where(sql`status = 'sent'`),
    index("requests_open_category").on(request.category, request.deadlineAt).where(sql`status = 'sent'`),
    index("requests_open_county").on(request.county, request.deadlineAt).where(sql`status = 'sent'`),
    index("requests_sent").on(request.sentAt, request.id).where(sql`sent_at is not null`),
    index("requests_deadline").on(request.deadlineAt, request.id).where(sql`sent_at is not null`),
    index("requests_shown").on(request.category, request.completedAt).where(sql`shared_at is not null`),
    index("requests_only_partner").on(request.onlyPartnerId).where(sql`only_partner_id is not null`),
    check("requests_category", oneOf(request.category, CATEGORY_CODES)),
    check("requests_urgency", oneOf(request.urgency, URGENCY_CODES)),
    check(
      "requests_county",
      oneOf(
        request.county,
        counties.map((county) => county.code),
      ),
    ),
    check("requests_currency", oneOf(request.currency, ["RON", "EUR"])),
    check("requests_budget", sql`budget_min >= 0 and budget_max >= 0 and budget_min <= budget_max`),
    check("requests_budget_currency", sql`currency is not null or coalesce(budget_min, budget_max) is null`),
    check(
      "requests_sent_whole",
      sql`(sent_at is null) = (registration_number is null) and (sent_at is null) = (registration_year is null) and (sent_at is null or (deadline_at is not null and questions_until is not null and answers_until is not null))`,
    ),
    check("requests_limits", sql`questions_until <= answers_until and answers_until <= deadline_at`),
    check(
      "requests_order",
      sql`(decided_at is null or sent_at is not null) and (completed_at is null or decided_at is not null) and (completed_at is null or cancelled_at is null)`,
    ),
    check(
      "requests_shared",
      sql`(shared_at is null) = (shared_by is null) and (shared_at is null or completed_at is not null)`,
    ),
    check("requests_hidden", sql`(hidden_at is null) = (hidden_reason is null)`),
    check("requests_opened", sql`opened_at is null or (sealed and opened_at >= sent_at)`),
    check("requests_cancel_reason", oneOf(request.cancelReason, CANCELLATION_REASON_CODES)),
    check(
      "requests_cancelled",
      sql`(cancelled_at is not null or cancel_reason is null) and (cancelled_at is null or sent_at is null or cancel_reason is not null)`,
    ),
  ],
);

accounted<typeof requests.$inferSelect>()(REQUEST, {
  id: "of its making",
  ownerId: "of its making",
  createdBy: "of its making",
  copiedFromId: "of its making",
  createdAt: "of its making",
  budgetMin: "beside the table",
  budgetMax: "beside the table",
  currency: "beside the table",
  onlyPartnerId: "beside the table",
  deadlineAt: "beside the table",
  updatedAt: "of the last change",
  status: "computed",
  queuedAt: "of a step",
  queuedBy: "of a step",
  sentAt: "of a step",
  sentBy: "of a step",
  registrationYear: "of a step",
  registrationNumber: "of a step",
  questionsUntil: "of a step",
  answersUntil: "of a step",
  openedAt: "of a step",
  openedBy: "of a step",
  decidedAt: "of a step",
  completedAt: "of a step",
  cancelledAt: "of a step",
  cancelReason: "of a step",
  cancelText: "of a step",
  sharedAt: "of a step",
  sharedBy: "of a step",
  hiddenAt: "of a step",
  hiddenBy: "of a step",
  hiddenReason: "of a step",
});

/** The last registration number of each year. Incremented in the sending transaction, so a rollback leaves no gap. */
export const registrationCounters = pgTable("registration_counters", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** Organisations that viewed a request, once each. */
export const opportunityViews = pgTable(
  "opportunity_views",
  {
    requestId: reference(() => requests.id, { onDelete: "cascade" }),
    organisationId: reference(() => organisations.id, { onDelete: "cascade" }),
    firstSeenAt: moment().notNull(),
  },
  (view) => [primaryKey({ columns: [view.requestId, view.organisationId] })],
);

/** Sent reminders by the key of rules/reminders.ts, so that a late or repeated job sends none twice. */
export const requestReminders = pgTable(
  "request_reminders",
  {
    key: text().primaryKey(),
    requestId: reference(() => requests.id, { onDelete: "cascade" }),
    sentAt: moment().notNull(),
  },
  (reminder) => [index("request_reminders_request").on(reminder.requestId)],
);
