import { and, asc, count, eq, gt, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Actor } from "~/modules/accounts/rules/actor";
import { active } from "~/modules/accounts/store/person.server";
import { organisations, users } from "~/modules/accounts/tables.server";
import { among } from "~/platform/database/columns.server";
import { db } from "~/platform/database/connection.server";
import { firstRow, insertedId } from "~/platform/database/rows.server";
import { pick } from "~/platform/pick";
import { ROSTER_PER_PAGE } from "../rules/program-query";
import { enrolmentState, holdsSeat } from "../rules/seats";
import { enrolments } from "../tables.server";
import { hasNoSeatYet, isIn, leftBehind, waitsForSeat } from "./seats.server";

const read = () =>
  db()
    .select({
      ...pick(
        enrolments,
        "id",
        "programId",
        "userId",
        "organisationId",
        "position",
        "enrolledAt",
        "seatedAt",
        "offerUntil",
        "withdrawnAt",
        "attended",
      ),
      name: users.name,
      email: users.email,
      organisation: organisations.name,
      hasLeft: sql<boolean>`${users.organisationId} is distinct from ${enrolments.organisationId}`.mapWith(Boolean),
      isSuspended: sql<boolean>`${organisations.verification} = 'suspended'`.mapWith(Boolean),
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(organisations, eq(organisations.id, enrolments.organisationId));

export type EnrolmentRecord = NonNullable<Awaited<ReturnType<typeof enrolmentById>>>;

export const enrolmentById = (id: string) => firstRow(read().where(eq(enrolments.id, id)));

/** Somebody's place in a program, for whichever organisation; null when they never asked for one. */
export const enrolmentOf = (programId: string, userId: string) =>
  firstRow(read().where(and(eq(enrolments.programId, programId), eq(enrolments.userId, userId))));

/** The places of a person and of the organisation for which they asked. */
export const placesOf = ({ userId, organisation }: Actor): SQL | undefined =>
  organisation === null
    ? sql`false`
    : and(eq(enrolments.userId, userId), eq(enrolments.organisationId, organisation.id));

/** The reader's own place in a program, asked for in the organisation in which they are now. */
export const ownPlace = (programId: string, actor: Actor) =>
  firstRow(read().where(and(eq(enrolments.programId, programId), placesOf(actor))));

/** The same in each of these programs. */
export async function placesAmong(actor: Actor, programIds: readonly string[]) {
  const rows = await read().where(and(placesOf(actor), among(enrolments.programId, programIds)));
  return new Map(rows.map((row) => [row.programId, row]));
}

/** Everybody who asked for a place, in the order of asking. */
export const enrolmentsIn = (programId: string) =>
  read().where(eq(enrolments.programId, programId)).orderBy(asc(enrolments.position));

/** The places in the order of a roster: seats, then offers, then who waits, each in the order of asking. */
const rosterGroup = (now: Date) =>
  sql`case when ${isNotNull(enrolments.seatedAt)} then 1 when ${gt(enrolments.offerUntil, now)} then 2 else 3 end`;

/** Has a seat or an offer, or waits for one. */
const isThere = (programId: string, now: Date) => and(eq(enrolments.programId, programId), isIn(now));

/** People who have a seat or wait for one, by page or all of them; whoever left is not among them. */
export async function rosterOf(programId: string, now: Date, page: number | null) {
  const list = read().where(isThere(programId, now)).orderBy(rosterGroup(now), asc(enrolments.position)).$dynamic();
  const rows = await (page === null ? list : list.limit(ROSTER_PER_PAGE).offset((page - 1) * ROSTER_PER_PAGE));
  const total = await peopleIn(programId, now);
  return { rows, total, pages: Math.max(1, Math.ceil(total / ROSTER_PER_PAGE)) };
}

/** How many people have a seat, are offered one or wait for one: they are told of every change. */
export const peopleIn = (programId: string, now: Date): Promise<number> =>
  db().$count(enrolments, isThere(programId, now));

/** Waits, still works for the organisation, and neither is suspended: only such people are offered a seat. */
const mayBeOffered = and(
  waitsForSeat,
  active,
  eq(users.organisationId, enrolments.organisationId),
  eq(organisations.verification, "verified"),
);

/** How many people wait and may be offered a seat. */
export async function waitingIn(programId: string): Promise<number> {
  const [waiting] = await db()
    .select({ number: count() })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(organisations, eq(organisations.id, enrolments.organisationId))
    .where(and(eq(enrolments.programId, programId), mayBeOffered));
  return waiting?.number ?? 0;
}

/** Where somebody stands among those who wait: "the 3rd of 15". */
export async function standingOf({ programId, position }: { programId: string; position: number }) {
  const [row] = await db()
    .select({ rank: count(sql`case when ${enrolments.position} <= ${position} then 1 end`), of: count() })
    .from(enrolments)
    .where(and(eq(enrolments.programId, programId), waitsForSeat));
  return { rank: row?.rank ?? 1, of: row?.of ?? 1 };
}

/** The first of those who may be offered a seat, in their order. */
export async function nextInQueue(programId: string, number: number): Promise<string[]> {
  const rows = await db()
    .select({ id: enrolments.id })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(organisations, eq(organisations.id, enrolments.organisationId))
    .where(and(eq(enrolments.programId, programId), mayBeOffered))
    .orderBy(asc(enrolments.position))
    .limit(number);
  return rows.map(({ id }) => id);
}

/** Ends the offers that would last longer at this moment: a program that was moved nearer needs its answers sooner. */
export async function shortenOffers(programId: string, latest: Date): Promise<void> {
  await db()
    .update(enrolments)
    .set({ offerUntil: latest })
    .where(and(eq(enrolments.programId, programId), hasNoSeatYet, gt(enrolments.offerUntil, latest)));
}

/**
 * Takes their places from those who left the organisation for which they asked; returns the places that held a seat, and the
 * others.
 */
export async function withdrawLeavers(programId: string, now: Date) {
  const rows = await db()
    .update(enrolments)
    .set({ withdrawnAt: now })
    .where(and(eq(enrolments.programId, programId), leftBehind))
    .returning(pick(enrolments, "id", "seatedAt", "offerUntil"));
  return rows.map(({ id, ...place }) => ({
    id,
    heldSeat: holdsSeat(enrolmentState({ ...place, withdrawnAt: null }, now)),
  }));
}

/** Marks the offers that have ended and were not noticed yet; returns them. */
export async function lapseOffers(programId: string, now: Date): Promise<string[]> {
  const rows = await db()
    .update(enrolments)
    .set({ lapsedAt: now })
    .where(and(eq(enrolments.programId, programId), hasNoSeatYet, lte(enrolments.offerUntil, now)))
    .returning({ id: enrolments.id });
  return rows.map(({ id }) => id);
}

/** The place after the last one. The caller holds the program's lock. */
export async function nextPosition(programId: string): Promise<number> {
  const [row] = await db()
    .select({ last: sql<number>`coalesce(max(${enrolments.position}), 0)`.mapWith(Number) })
    .from(enrolments)
    .where(eq(enrolments.programId, programId));
  return (row?.last ?? 0) + 1;
}

export const insertEnrolment = (row: typeof enrolments.$inferInsert): Promise<string> =>
  insertedId(db().insert(enrolments).values(row).returning({ id: enrolments.id }));

export async function updateEnrolment(id: string, values: PgUpdateSetSource<typeof enrolments>): Promise<void> {
  await db().update(enrolments).set(values).where(eq(enrolments.id, id));
}

export async function updateEnrolments(
  ids: readonly string[],
  values: PgUpdateSetSource<typeof enrolments>,
): Promise<void> {
  if (ids.length > 0) await db().update(enrolments).set(values).where(among(enrolments.id, ids));
}
