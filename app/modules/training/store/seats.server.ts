import { and, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { users } from "~/modules/accounts/tables.server";
import { enrolments } from "../tables.server";

/** Has a seat, an offered one, or waits for one. */
export const isIn = (now: Date): SQL | undefined =>
  and(
    isNull(enrolments.withdrawnAt),
    or(isNotNull(enrolments.seatedAt), isNull(enrolments.offerUntil), gt(enrolments.offerUntil, now)),
  );

/** Seats with somebody, or offered to somebody. */
export const takesSeat = (now: Date): SQL | undefined =>
  and(isNull(enrolments.withdrawnAt), or(isNotNull(enrolments.seatedAt), gt(enrolments.offerUntil, now)));

/** Whoever asked for a seat and neither has it nor gave it up: waits, or was offered one whose end nobody has noticed yet. */
export const hasNoSeatYet: SQL | undefined = and(
  isNull(enrolments.seatedAt),
  isNull(enrolments.withdrawnAt),
  isNull(enrolments.lapsedAt),
);

/** Whoever asked for a seat and was not offered one yet. */
export const waitsForSeat: SQL | undefined = and(hasNoSeatYet, isNull(enrolments.offerUntil));

/** Asked for in the name of an organisation in which the person does not work any more. */
export const leftBehind: SQL | undefined = and(
  isNull(enrolments.withdrawnAt),
  isNull(enrolments.lapsedAt),
  sql`not exists (select from ${users} u where u.id = ${enrolments.userId} and u.organisation_id = ${enrolments.organisationId})`,
);
