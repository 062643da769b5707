import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte } from "drizzle-orm";
import type { Actor } from "~/modules/accounts/rules/actor";
import { organisations } from "~/modules/accounts/tables.server";
import { db } from "~/platform/database/connection.server";
import { PROGRAMS_PER_PAGE } from "../rules/program-query";
import { enrolments, programs } from "../tables.server";
import { placesOf } from "./enrolments.server";
import { programColumns } from "./programs.server";
import { isIn } from "./seats.server";

/** Programs in which a person has a place, with that place. */
const read = (now: Date) =>
  db()
    .select({
      ...programColumns(now),
      seatedAt: enrolments.seatedAt,
      offerUntil: enrolments.offerUntil,
      withdrawnAt: enrolments.withdrawnAt,
      attended: enrolments.attended,
    })
    .from(enrolments)
    .innerJoin(programs, eq(programs.id, enrolments.programId))
    .leftJoin(organisations, eq(organisations.id, programs.providerId));

/** What is not over yet, also what was cancelled, the soonest first. */
export const programsAhead = (actor: Actor, now: Date, limit: number) =>
  read(now)
    .where(and(placesOf(actor), isIn(now), gt(programs.endsAt, now)))
    .orderBy(asc(programs.startsAt), asc(programs.id))
    .limit(limit);

/** One page of what is over and in which the person had a seat, the latest first. */
export async function programsBehind(userId: string, page: number, now: Date) {
  const matching = and(
    eq(enrolments.userId, userId),
    isNull(enrolments.withdrawnAt),
    isNotNull(enrolments.seatedAt),
    lte(programs.endsAt, now),
    isNull(programs.cancelledAt),
  );
  const [rows, [total]] = await Promise.all([
    read(now)
      .where(matching)
      .orderBy(desc(programs.startsAt), desc(programs.id))
      .limit(PROGRAMS_PER_PAGE)
      .offset((page - 1) * PROGRAMS_PER_PAGE),
    db()
      .select({ number: count() })
      .from(enrolments)
      .innerJoin(programs, eq(programs.id, enrolments.programId))
      .where(matching),
  ]);
  const number = total?.number ?? 0;
  return { rows, total: number, pages: Math.max(1, Math.ceil(number / PROGRAMS_PER_PAGE)) };
}
