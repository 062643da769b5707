import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { LocalDate } from "../../platform/calendar/local-date";
import { amount, id, moment, oneOf, optionalReference, reference } from "../../platform/database/columns.server";
import { accounted, type ValuesOf } from "../../platform/form/field-table";
import { organisations, users } from "../accounts/tables.server";
import { PROGRAM } from "./rules/program-fields";
import {
  FORMATS,
  type Format,
  LEVELS,
  type Level,
  PROGRAM_CATEGORIES,
  PROGRAM_KINDS,
  type ProgramCategory,
  type ProgramKind,
} from "./rules/vocabulary";

/** A training for authorities or an event for firms. Its state is computed from the moments of its life (`programState`). */
export const programs = pgTable(
  "programs",
  {
    id: id(),
    kind: text().$type<ProgramKind>().notNull(),
    category: text().$type<ProgramCategory>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    format: text().$type<Format>().notNull(),
    /** Null for an event. */
    level: text().$type<Level>(),
    /** Null for a program of the association. */
    providerId: optionalReference(() => organisations.id),
    authorId: reference(() => users.id),
    /** In bani. */
    price: amount().notNull(),
    /** What members pay less, in percent of the price. */
    discount: integer().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Of instruction. */
    hours: integer().notNull(),
    place: text(),
    /** Only for those who have a seat. */
    link: text(),
    capacity: integer().notNull(),
    /** One subject a line. */
    curriculum: text().notNull(),
    instructor: text().notNull(),
    hasCertificate: boolean().notNull(),
    createdAt: moment().notNull(),
    proposedAt: moment(),
    rejectedAt: moment(),
    rejectedReason: text(),
    publishedAt: moment(),
    cancelledAt: moment(),
    cancelledReason: text(),
    /** When those who have a seat were reminded of the next day. */
    remindedAt: moment(),
    /** Grows with each change after publication, so that calendars replace what they keep. */
    sequence: integer().notNull().default(0),
    /** The most days that it ever had in calendars, so that those which it has no longer are cancelled there. */
    calendarDays: integer().notNull().default(1),
    updatedAt: moment().notNull(),
  },
  (program) => [
    index("programs_listed").on(program.kind, program.startsAt),
    index("programs_provider").on(program.providerId),
    check("programs_kind", oneOf(program.kind, Object.keys(PROGRAM_KINDS))),
    check(
      "programs_category",
      sql`(kind = 'training' and ${oneOf(program.category, Object.keys(PROGRAM_CATEGORIES.training))}) or (kind = 'event' and ${oneOf(program.category, Object.keys(PROGRAM_CATEGORIES.event))})`,
    ),
    check("programs_format", oneOf(program.format, Object.keys(FORMATS))),
    check(
      "programs_level",
      sql`(kind = 'training') = (level is not null) and (level is null or ${oneOf(program.level, Object.keys(LEVELS))})`,
    ),
    check("programs_time", sql`starts_at < ends_at and hours > 0`),
    check("programs_numbers", sql`price >= 0 and discount between 0 and 100 and capacity > 0`),
  ],
);

/** What the form asks in another shape than the columns keep: a day and an hour for each moment, the discount as a code. */
type Reshaped = Pick<
  ValuesOf<typeof PROGRAM.training>,
  "startsOn" | "startHour" | "endsOn" | "endHour" | "discount" | "level"
>;
type Asked = Omit<typeof programs.$inferSelect, "startsAt" | "endsAt" | keyof Reshaped> & Reshaped;

const NOT_ASKED = {
  id: "made by the server",
  kind: "the form that was opened",
  providerId: "who proposes it",
  authorId: "who writes it",
  createdAt: "of its life",
  proposedAt: "of its life",
  rejectedAt: "of its life",
  rejectedReason: "asked by the step that rejects it",
  publishedAt: "of its life",
  cancelledAt: "of its life",
  cancelledReason: "asked by the step that cancels it",
  remindedAt: "of its life",
  sequence: "counted by the verbs",
  calendarDays: "counted by the verbs",
  updatedAt: "of the last change",
};
accounted<Asked>()(PROGRAM.training, NOT_ASKED);
accounted<Omit<Asked, "level">>()(PROGRAM.event, NOT_ASKED);

/** A person asks once for a place in a program. Whoever left comes back with a new `position`, at the end. */
export const enrolments = pgTable(
  "enrolments",
  {
    id: id(),
    programId: reference(() => programs.id, { onDelete: "cascade" }),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    /** For whom the person came; it stays when they go elsewhere. */
    organisationId: reference(() => organisations.id),
    /** In the order in which people asked. */
    position: integer().notNull(),
    enrolledAt: moment().notNull(),
    seatedAt: moment(),
    /** Until when a free seat is kept for the person. */
    offerUntil: moment(),
    /** When the end of an offer was noticed and told. */
    lapsedAt: moment(),
    withdrawnAt: moment(),
    /** Null until somebody has noted whether the person came. */
    attended: boolean(),
  },
  (enrolment) => [
    unique("enrolments_once").on(enrolment.programId, enrolment.userId),
    unique("enrolments_order").on(enrolment.programId, enrolment.position),
    index("enrolments_user").on(enrolment.userId, enrolment.enrolledAt),
    index("enrolments_waiting")
      .on(enrolment.programId, enrolment.offerUntil)
      .where(sql`seated_at is null and withdrawn_at is null and lapsed_at is null`),
  ],
);

/** The last number given in each year. */
export const certificateCounters = pgTable("certificate_counters", {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

/** What was printed stays as it was, whatever is renamed later; it stays valid when the account of its holder is deleted. */
export const certificates = pgTable(
  "certificates",
  {
    id: id(),
    programId: reference(() => programs.id),
    enrolmentId: optionalReference(() => enrolments.id, { onDelete: "set null" }),
    code: text().notNull(),
    year: integer().notNull(),
    ordinal: integer().notNull(),
    holder: text().notNull(),
    organisation: text().notNull(),
    title: text().notNull(),
    hours: integer().notNull(),
    heldOn: date({ mode: "string" }).$type<LocalDate>().notNull(),
    heldUntil: date({ mode: "string" }).$type<LocalDate>().notNull(),
    instructor: text().notNull(),
    provider: text().notNull(),
    /** SHA-256 of the printed fields. */
    fingerprint: text().notNull(),
    issuedAt: moment().notNull(),
    /** Null for one that does not expire. */
    expiresAt: moment(),
    revokedAt: moment(),
    revokedReason: text(),
  },
  (certificate) => [
    // one that was revoked may be followed by another
    uniqueIndex("certificates_once").on(certificate.enrolmentId).where(sql`revoked_at is null`),
    index("certificates_enrolment").on(certificate.enrolmentId),
    unique("certificates_number").on(certificate.year, certificate.ordinal),
    uniqueIndex("certificates_address").on(sql`left(${certificate.code}, 8)`),
    index("certificates_program").on(certificate.programId),
    check("certificates_code", sql`code ~ '^[2-9AC-HJKMNP-RTV-Y]{12}$'`),
    check("certificates_revoked", sql`(revoked_at is null) = (revoked_reason is null)`),
  ],
);

/** Of whoever came, once for each program. Shown with the name of the organisation for which they came. */
export const programReviews = pgTable(
  "program_reviews",
  {
    id: id(),
    programId: reference(() => programs.id, { onDelete: "cascade" }),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    organisationId: reference(() => organisations.id),
    stars: integer().notNull(),
    text: text().notNull(),
    writtenAt: moment().notNull(),
    hiddenAt: moment(),
    hiddenBy: optionalReference(() => users.id),
    hiddenReason: text(),
  },
  (review) => [
    unique("program_reviews_once").on(review.programId, review.userId),
    index("program_reviews_user").on(review.userId),
    check("program_reviews_stars", sql`stars between 1 and 5`),
    check("program_reviews_hidden", sql`(hidden_at is null) = (hidden_reason is null)`),
  ],
);
