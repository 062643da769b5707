import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { LocalDate } from "../../platform/calendar/local-date";
import { id, moment, oneOf, optionalReference, reference } from "../../platform/database/columns.server";
import { users } from "../accounts/tables.server";
import { ANSWER_STATUSES, type AnswerStatus, type Stoppable } from "./rules/answers";
import { DEPARTMENT_CODES, type Department } from "./rules/departments";
import { SOURCE_KINDS, type SourceKind } from "./rules/sources";
import { WRITING_FAULTS, WRITING_OUTCOMES, type WritingFault, type WritingOutcome } from "./rules/writing";

/** Passages of documents, acts, articles and solved discussions: copies, written after the thing changed, from which questions are answered. */
export const assistantPassages = pgTable(
  "assistant_passages",
  {
    /** Short, since the postings repeat it for each word. */
    number: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<SourceKind>().notNull(),
    subjectId: uuid().notNull(),
    /** The text that was read: an edition, a submission, a post, or the act itself. */
    textId: uuid().notNull(),
    /** From 0, in the order of the text. */
    place: integer().notNull(),
    title: text().notNull(),
    /** The headings above the passage; empty above the first. */
    heading: text().notNull(),
    text: text().notNull(),
    /** Words of the passage. */
    length: integer().notNull(),
    /** By which its score is multiplied: what kind of source it is, and how fresh. */
    weight: real().notNull(),
    /** Of everything that was indexed, so that what did not change is not written again. */
    digest: text().notNull(),
    indexedAt: moment().notNull(),
  },
  (passage) => [
    index("assistant_passages_subject").on(passage.kind, passage.subjectId),
    check("assistant_passages_kind", oneOf(passage.kind, SOURCE_KINDS)),
  ],
);

/** How much each word of a passage counts there: words of titles and headings count more. */
export const assistantPostings = pgTable(
  "assistant_postings",
  {
    stem: text().notNull(),
    passage: integer()
      .notNull()
      .references(() => assistantPassages.number, { onDelete: "cascade" }),
    count: real().notNull(),
    /** Of the passage. Repeated here, so that scores are counted without reading it. */
    length: integer().notNull(),
    /** The forms of the word in the passage. */
    forms: text().array().notNull(),
    /** It stands in what the document is about: title, names, summary, or the headings above the passage. */
    front: boolean().notNull().default(false),
    /** Of what somebody did once, and not of the library. */
    isExperience: boolean().notNull().default(false),
  },
  (posting) => [
    primaryKey({ columns: [posting.stem, posting.passage] }),
    index("assistant_postings_passage").on(posting.passage),
    index("assistant_postings_library").on(posting.stem).where(sql`not is_experience`),
  ],
);

/** In how many passages each stem is. */
export const assistantStems = pgTable(
  "assistant_stems",
  {
    stem: text().primaryKey(),
    /** What it shares with verbs and nouns made from the same word. */
    root: text().notNull(),
    passages: integer().notNull(),
  },
  (stem) => [index("assistant_stems_root").on(stem.root)],
);

/** The forms of words, by which mistyped ones are repaired. */
export const assistantForms = pgTable(
  "assistant_forms",
  {
    form: text().primaryKey(),
    /** One of its stems. */
    stem: text().notNull(),
    passages: integer().notNull(),
    /** Written by processes of the version before only, until the next one drops it. */
    traces: text().array().notNull().default(sql`'{}'`),
  },
  (form) => [
    index("assistant_forms_like").on(sql`left(form, 1)`, sql`length(form)`),
    index("assistant_forms_stem").on(form.stem),
  ],
);

/**
 * A person's questions to one department; deleted with the account. The table keeps its older name: during an upgrade,
 * processes of the previous version still ask for it by that name.
 */
export const assistantChats = pgTable(
  "assistant_conversations",
  {
    id: id(),
    userId: reference(() => users.id, { onDelete: "cascade" }),
    department: text().$type<Department>().notNull(),
    title: text().notNull(),
    createdAt: moment().notNull(),
    lastAskedAt: moment().notNull(),
  },
  (chat) => [
    index("assistant_conversations_user").on(chat.userId, chat.lastAskedAt),
    check("assistant_conversations_department", oneOf(chat.department, DEPARTMENT_CODES)),
  ],
);

/** A question and its answer, written together. */
export const assistantQuestions = pgTable(
  "assistant_questions",
  {
    id: id(),
    chatId: uuid("conversation_id")
      .notNull()
      .references(() => assistantChats.id, { onDelete: "cascade" }),
    text: text().notNull(),
    status: text().$type<AnswerStatus>().notNull(),
    /** The first sentence of the answer: what was found. */
    lead: text().notNull(),
    askedAt: moment().notNull(),
    /** The question as an ADMIN may read it: without personal data. Empty for those asked before it was kept. */
    masked: text().notNull().default(""),
    /** Whether the answer helped; null until the person says so. */
    helped: boolean(),
  },
  (question) => [
    index("assistant_questions_conversation").on(question.chatId, question.askedAt),
    index("assistant_questions_unanswered")
      .on(question.askedAt)
      .where(sql`status in ('unknown', 'near') or not helped`),
    check("assistant_questions_status", oneOf(question.status, ANSWER_STATUSES)),
  ],
);

/** What an answer quotes, as it was then; of a source that is only near, no text. Whether it still holds is read from the source itself. */
export const assistantQuotes = pgTable(
  "assistant_quotes",
  {
    questionId: reference(() => assistantQuestions.id, { onDelete: "cascade" }),
    rank: integer().notNull(),
    kind: text().$type<SourceKind>().notNull(),
    subjectId: uuid().notNull(),
    textId: uuid().notNull(),
    title: text().notNull(),
    heading: text().notNull(),
    text: text().notNull(),
  },
  (quote) => [
    primaryKey({ columns: [quote.questionId, quote.rank] }),
    check("assistant_quotes_kind", oneOf(quote.kind, SOURCE_KINDS)),
  ],
);

/**
 * That a model writes over what an answer quotes, for answers that it was to be asked for. It has written when it ended without
 * a fault; one that neither ended nor has any time left was interrupted.
 */
export const assistantWritings = pgTable(
  "assistant_writings",
  {
    questionId: uuid()
      .primaryKey()
      .references(() => assistantQuestions.id, { onDelete: "cascade" }),
    model: text().notNull(),
    /** To whom question and passages were sent. */
    host: text().notNull(),
    /** When they were sent; null when they were not, or not yet. */
    startedAt: moment(),
    endedAt: moment(),
    fault: text().$type<WritingFault>(),
  },
  (writing) => [
    check(
      "assistant_writings_fault",
      sql`fault is null or (${oneOf(writing.fault, WRITING_FAULTS)} and ended_at is not null)`,
    ),
  ],
);

/** The sentences of a model, each as it was shown. They are an answer only when the writing has ended without a fault. */
export const assistantClaims = pgTable(
  "assistant_claims",
  {
    questionId: reference(() => assistantWritings.questionId, { onDelete: "cascade" }),
    rank: integer().notNull(),
    text: text().notNull(),
    /** The numbers of the quotes that say it, from 1; none of a sentence without a source. */
    sources: integer().array().notNull(),
  },
  (claim) => [primaryKey({ columns: [claim.questionId, claim.rank] })],
);

/** What a model cost, by day and outcome, without anything of who asked what: chats are deleted, and costs are not. */
export const assistantMeter = pgTable(
  "assistant_meter",
  {
    day: date({ mode: "string" }).$type<LocalDate>().notNull(),
    outcome: text().$type<WritingOutcome>().notNull(),
    questions: integer().notNull(),
    tokensIn: bigint({ mode: "number" }).notNull(),
    tokensOut: bigint({ mode: "number" }).notNull(),
    /** In millionths of a ban: tokens times the bani that a million of them cost. */
    cost: bigint({ mode: "number" }).notNull(),
  },
  (meter) => [
    primaryKey({ columns: [meter.day, meter.outcome] }),
    check("assistant_meter_outcome", oneOf(meter.outcome, WRITING_OUTCOMES)),
  ],
);

/** When an ADMIN stopped the assistant, or only its model, and started it again; an open row means that it is stopped. */
export const assistantStops = pgTable(
  "assistant_stops",
  {
    id: id(),
    what: text().$type<Stoppable>().notNull().default("assistant"),
    stoppedAt: moment().notNull(),
    stoppedBy: optionalReference(() => users.id, { onDelete: "set null" }),
    startedAt: moment(),
    startedBy: optionalReference(() => users.id, { onDelete: "set null" }),
  },
  (stop) => [uniqueIndex("assistant_stops_one").on(stop.what).where(sql`started_at is null`)],
);
