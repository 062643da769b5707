import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import { organisations } from "~/modules/accounts/tables.server";
import { now as clockNow } from "~/platform/clock";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { says } from "~/platform/database/words.server";
import { searchWords } from "~/platform/form/list-query";
import type { ProgramState } from "../rules/program";
import { type AdminProgramQuery, PROGRAMS_PER_PAGE, type TrainingQuery } from "../rules/program-query";
import { enrolments, programs } from "../tables.server";
import { programRating } from "./reviews.server";
import { hasNoSeatYet, leftBehind, takesSeat, waitsForSeat } from "./seats.server";

const counted = (matching: SQL | undefined) =>
  sql<number>`(${db()
    .select({ number: count() })
    .from(enrolments)
    .where(and(eq(enrolments.programId, programs.id), matching))})`.mapWith(Number);

/** Without the link, which only `linkOf` reads. */
const { link: _link, ...columns } = getTableColumns(programs);

/** A program with its provider and its seats. */
export const programColumns = (now: Date) => ({
  ...columns,
  provider: organisations.name,
  /** The provider has a public profile. */
  isProviderListed: sql<boolean>`coalesce(${organisations.verification} = 'verified', false)`.mapWith(Boolean),
  taken: counted(takesSeat(now)),
  waiting: counted(waitsForSeat),
  ...programRating(),
});

const read = (now: Date) =>
  db().select(programColumns(now)).from(programs).leftJoin(organisations, eq(organisations.id, programs.providerId));

export type ProgramRecord = NonNullable<Awaited<ReturnType<typeof programById>>>;

/** Not narrowed to the reader: verbs and pages ask the policy. Null when there is none. */
export const programById = (id: string, now: Date) => firstRow(read(now).where(eq(programs.id, id)));

/** Locks the program, so that its seats are decided one after the other. */
export async function lockedProgram(id: string, now: () => Date): Promise<ProgramRecord | null> {
  await db().select({ id: programs.id }).from(programs).where(eq(programs.id, id)).for("no key update");
  return programById(id, now());
}

/** The address at which the participants meet; null when there is none. */
export async function linkOf(id: string): Promise<string | null> {
  const row = await firstRow(db().select({ link: programs.link }).from(programs).where(eq(programs.id, id)));
  return row?.link ?? null;
}

export const insertProgram = (row: typeof programs.$inferInsert): Promise<string> =>
  insertedId(db().insert(programs).values(row).returning({ id: programs.id }));

export async function updateProgram(id: string, values: PgUpdateSetSource<typeof programs>): Promise<void> {
  await db().update(programs).set(values).where(eq(programs.id, id));
}

/** Open for enrolment: published, neither cancelled nor begun. */
const isUpcoming = (now: Date) =>
  and(isNotNull(programs.publishedAt), isNull(programs.cancelledAt), gt(programs.startsAt, now));

const allText = sql`${programs.title} || ' ' || ${programs.description} || ' ' || ${programs.curriculum} || ' ' || ${programs.instructor}`;

const saysAll = (text: string): SQL | undefined =>
  and(...searchWords(text).map((word) => or(says(allText, word), says(organisations.name, word))));

const bySoonest = [asc(programs.startsAt), asc(programs.id)];

async function onPage(matching: SQL | undefined, order: SQL[], page: number, now: Date) {
  const [rows, [total]] = await Promise.all([
    read(now)
      .where(matching)
      .orderBy(...order)
      .limit(PROGRAMS_PER_PAGE)
      .offset((page - 1) * PROGRAMS_PER_PAGE),
    db()
      .select({ number: count() })
      .from(programs)
      .leftJoin(organisations, eq(organisations.id, programs.providerId))
      .where(matching),
  ]);
  const number = total?.number ?? 0;
  return { rows, total: number, pages: Math.max(1, Math.ceil(number / PROGRAMS_PER_PAGE)) };
}

/** One page of the trainings that are still to come. */
export function listTrainings(query: TrainingQuery, now: Date) {
  const { text, category, format, level, order, page } = query;
  const matching = and(
    eq(programs.kind, "training"),
    isUpcoming(now),
    text === "" ? undefined : saysAll(text),
    category ? eq(programs.category, category) : undefined,
    format ? eq(programs.format, format) : undefined,
    level ? eq(programs.level, level) : undefined,
  );
  const orders = {
    data: [],
    pret: [sql`${programs.price} * (100 - ${programs.discount})`],
    locuri: [sql`greatest(0, ${programs.capacity} - ${counted(takesSeat(now))}) desc`],
  };
  return onPage(matching, [...orders[order], ...bySoonest], page, now);
}

/** Whether a training that is still to come says the word, whatever else is asked of the list. */
export const trainingsSay =
  (now: Date) =>
  async (word: string): Promise<boolean> =>
    (await firstRow(
      db()
        .select({ id: programs.id })
        .from(programs)
        .leftJoin(organisations, eq(organisations.id, programs.providerId))
        .where(and(eq(programs.kind, "training"), isUpcoming(now), saysAll(word)))
        .limit(1),
    )) !== null;

const isUpcomingEvent = (now: Date) => and(eq(programs.kind, "event"), isUpcoming(now));

export const numberOfUpcomingEvents = (now: Date) => db().$count(programs, isUpcomingEvent(now));

/** The events that are still to come, the soonest first. */
export const upcomingEvents = (now: Date, limit: number) =>
  read(now)
    .where(isUpcomingEvent(now))
    .orderBy(...bySoonest)
    .limit(limit);

const inState: Readonly<Record<ProgramState, SQL | undefined>> = {
  draft: and(isNull(programs.publishedAt), isNull(programs.proposedAt)),
  proposed: and(isNotNull(programs.proposedAt), isNull(programs.publishedAt), isNull(programs.rejectedAt)),
  rejected: and(isNotNull(programs.rejectedAt), isNull(programs.publishedAt)),
  published: and(isNotNull(programs.publishedAt), isNull(programs.cancelledAt)),
  cancelled: isNotNull(programs.cancelledAt),
};

/** One page of all programs: proposals that wait first, then the latest. */
export function listAllPrograms({ text, kind, state, page }: AdminProgramQuery, now: Date) {
  const matching = and(
    text === "" ? undefined : saysAll(text),
    kind ? eq(programs.kind, kind) : undefined,
    state ? inState[state] : undefined,
  );
  return onPage(matching, [sql`(${inState.proposed}) desc`, desc(programs.startsAt), desc(programs.id)], page, now);
}

/** A firm's, about which nobody has decided. */
export const isWaitingProposal = inState.proposed;

/** How many proposals wait for a decision. */
export const waitingPrograms = () => db().select({ number: count() }).from(programs).where(isWaitingProposal);

/** What a firm has proposed, the latest first. */
export const programsOf = (providerId: string, now: Date) =>
  read(now).where(eq(programs.providerId, providerId)).orderBy(desc(programs.createdAt), desc(programs.id));

/**
 * Programs still to come with somebody who waits, whose offer may have ended, or who left the organisation for which they come.
 */
export async function programsWithQueue(now: Date): Promise<string[]> {
  const waiting = db()
    .select({ id: enrolments.id })
    .from(enrolments)
    .where(and(eq(enrolments.programId, programs.id), or(hasNoSeatYet, leftBehind)));
  const rows = await db()
    .select({ id: programs.id })
    .from(programs)
    .where(and(isUpcoming(now), exists(waiting)));
  return rows.map(({ id }) => id);
}

/** Programs that begin between now and `until` and of which nobody was reminded yet. */
export async function programsToRemind(now: Date, until: Date): Promise<string[]> {
  const rows = await db()
    .select({ id: programs.id })
    .from(programs)
    .where(and(isUpcoming(now), lt(programs.startsAt, until), isNull(programs.remindedAt)));
  return rows.map(({ id }) => id);
}

/** A training for the search index. */
export type TrainingForSearch = Awaited<ReturnType<typeof trainingsForSearch>>[number];

const isFound = () => and(eq(programs.kind, "training"), isUpcoming(clockNow()));

/** Null when it is not open for enrolment or does not exist: it is then removed from the index. */
export const trainingForSearch = (id: string) => firstRow(read(clockNow()).where(and(eq(programs.id, id), isFound())));

/** A batch of them with ids greater than `afterId`. */
export const trainingsForSearch = (afterId: string | null, limit: number) =>
  read(clockNow())
    .where(and(isFound(), afterId === null ? undefined : gt(programs.id, afterId)))
    .orderBy(asc(programs.id))
    .limit(limit);
