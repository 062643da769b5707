const HOUR_MS = 3_600_000;

/** An enrolment, as far as its seat depends on it. `offerUntil` is null while no seat was offered. */
export type SeatFacts = {
  seatedAt: Date | null;
  offerUntil: Date | null;
  withdrawnAt: Date | null;
};

export const ENROLMENT_STATES = {
  seated: "Înscris",
  offered: "Loc oferit",
  waiting: "În așteptare",
  lapsed: "Ofertă expirată",
  withdrawn: "Retras",
} as const;
export type EnrolmentState = keyof typeof ENROLMENT_STATES;

/** An offer ends by the clock, whether or not a job has noticed it. */
export function enrolmentState({ seatedAt, offerUntil, withdrawnAt }: SeatFacts, now: Date): EnrolmentState {
  if (withdrawnAt !== null) return "withdrawn";
  if (seatedAt !== null) return "seated";
  if (offerUntil === null) return "waiting";
  return now < offerUntil ? "offered" : "lapsed";
}

/** How long after the end of a seat its calendar file says so. */
const CANCELLED_DAYS = 30;

/**
 * Whether somebody has a calendar file: whoever has a seat, until it ends, and after they gave it up or the program was
 * cancelled for 30 days more, in which calendars learn that it is cancelled.
 */
export function hasCalendar(
  { seatedAt, withdrawnAt }: Pick<SeatFacts, "seatedAt" | "withdrawnAt">,
  { cancelledAt, endsAt }: { cancelledAt: Date | null; endsAt: Date },
  now: Date,
): boolean {
  const ended = cancelledAt ?? withdrawnAt;
  if (ended === null && now >= endsAt) return false;
  return seatedAt !== null && (ended === null || now.getTime() < ended.getTime() + CANCELLED_DAYS * 24 * HOUR_MS);
}

/** A seat is kept for these: whoever has it, and whoever it is offered to. */
export const holdsSeat = (state: EnrolmentState): boolean => state === "seated" || state === "offered";

/** In this time before the start nothing is offered: a free seat is taken by the first who asks for it. */
const LAST_HOURS = 24;

export const isLastDay = (startsAt: Date, now: Date): boolean =>
  now.getTime() >= startsAt.getTime() - LAST_HOURS * HOUR_MS;

/** `taken` counts seats with somebody or offered to somebody; a capacity that was lowered may be below it. */
export type Seats = { capacity: number; taken: number };

export const freeSeats = ({ capacity, taken }: Seats): number => Math.max(0, capacity - taken);

/** To how many of the `waiting` a seat is offered now. */
export const offersToMake = (seats: Seats, waiting: number, startsAt: Date, now: Date): number =>
  isLastDay(startsAt, now) ? 0 : Math.min(freeSeats(seats), waiting);

/** Whether somebody who asks now has a seat at once; nobody passes those who wait, except on the last day. */
export const seatsAtOnce = (seats: Seats, waiting: number, startsAt: Date, now: Date): boolean =>
  freeSeats(seats) > 0 && (waiting === 0 || isLastDay(startsAt, now));
