import type { Actor } from "~/modules/accounts/rules/actor";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { record } from "~/platform/journal/journal.server";
import { pick } from "~/platform/pick";
import { orNotFound } from "~/platform/refusal";
import { stepsOn } from "~/platform/step.server";
import { offerEnd } from "../rules/offer-time";
import { programPath } from "../rules/paths";
import { enrolmentPolicy, programPolicy } from "../rules/policy";
import { hasBegun, type ProgramFacts, programState } from "../rules/program";
import {
  type EnrolmentState,
  enrolmentState,
  freeSeats,
  holdsSeat,
  isLastDay,
  offersToMake,
  type Seats,
  seatsAtOnce,
} from "../rules/seats";
import {
  enrolmentOf,
  insertEnrolment,
  lapseOffers,
  nextInQueue,
  nextPosition,
  updateEnrolment,
  updateEnrolments,
  withdrawLeavers,
} from "../store/enrolments.server";
import { lockedProgram, type ProgramRecord } from "../store/programs.server";

export const onProgram = stepsOn<Actor>()({
  policy: programPolicy,
  locked: (id) => lockedProgram(id, now),
  way: (_actor, { kind, id }) => ({ href: programPath(kind, id), label: "Înapoi la program" }),
});

type Queued = ProgramFacts & Seats & { id: string };

/** `waiting` is exact only as far as it matters: it is 0 when nobody waits, and while no seat is free. */
type Settled = Seats & { waiting: number };

/**
 * Ends the offers whose time is over and offers the free seats to those who wait, in their order. Every verb that may free a seat
 * calls it in its own transaction, so a seat is never free while somebody could have been asked. The caller holds the lock.
 * `freed`: a seat has just been freed; on the last day, when nothing is offered, the first of those who wait is told.
 */
export async function settleSeats(program: Queued, at: Date, freed = false): Promise<Settled> {
  const { id, startsAt } = program;
  const seats = pick(program, "capacity", "taken");
  if (programState(program) !== "published" || hasBegun(program, at)) return { ...seats, waiting: 0 };
  const lapses = await lapseOffers(id, at);
  for (const lapsed of lapses) await record({ what: "enrolment.lapsed", subjectId: lapsed, by: null, at });
  const free = freeSeats(seats);
  const queue = free === 0 ? [] : await nextInQueue(id, free + 1);
  const offered = queue.slice(0, offersToMake(seats, queue.length, startsAt, at));
  await updateEnrolments(offered, { offerUntil: offerEnd(at, startsAt) });
  for (const enrolment of offered) await record({ what: "enrolment.offered", subjectId: enrolment, by: null, at });
  const [first] = queue;
  if (first !== undefined && isLastDay(startsAt, at) && (freed || lapses.length > 0))
    await record({ what: "enrolment.freed", subjectId: first, by: null, at });
  return { ...seats, taken: seats.taken + offered.length, waiting: queue.length - offered.length };
}

type OwnPlace = { id: string; state: EnrolmentState } | null;

/** Locks the program, settles its seats and reads the person's own place. */
const onOwnPlace = <Result>(
  actor: Actor,
  programId: string,
  action: keyof typeof enrolmentPolicy.rules,
  work: (
    own: OwnPlace,
    seats: Settled,
    step: Parameters<Parameters<typeof onProgram>[2]>[1] & { program: ProgramRecord },
  ) => Promise<Result>,
): Promise<Result> =>
  onProgram(actor, programId, async (program, step) => {
    programPolicy.allow("read", actor, program, step.at);
    const seats = await settleSeats(program, step.at);
    const place = await enrolmentOf(programId, actor.userId);
    const own: OwnPlace = place && {
      id: place.id,
      state: place.hasLeft ? "withdrawn" : enrolmentState(place, step.at),
    };
    step.ask(enrolmentPolicy, action, { state: own?.state ?? null, seats, program });
    return work(own, seats, { ...step, program });
  });

/** Gives the person a seat, or a place at the end of the waiting list. Returns which. */
export const enrol = (actor: Actor, programId: string): Promise<"seated" | "waiting"> =>
  onOwnPlace(actor, programId, "enrol", async (own, { waiting, ...seats }, { at, log, program }) => {
    const organisationId = orNotFound(actor.organisation).id;
    const seatedAt = seatsAtOnce(seats, waiting, program.startsAt, at) ? at : null;
    const asked = { organisationId, enrolledAt: at, seatedAt };
    const afresh = { position: await nextPosition(programId), offerUntil: null, lapsedAt: null, withdrawnAt: null };
    if (own) await updateEnrolment(own.id, { ...asked, ...afresh });
    const id = own?.id ?? (await insertEnrolment({ programId, userId: actor.userId, ...asked, ...afresh }));
    await log(seatedAt ? "enrolment.seated" : "enrolment.queued", { subjectId: id });
    return seatedAt ? "seated" : "waiting";
  });

/** Takes the seat that was offered; refused when the time for it is over. */
export const acceptOffer = (actor: Actor, programId: string): Promise<void> =>
  onOwnPlace(actor, programId, "accept", async (own, _seats, { at, log }) => {
    const { id } = orNotFound(own);
    await updateEnrolment(id, { seatedAt: at });
    await log("enrolment.seated", { subjectId: id });
  });

/** Gives up a seat, an offered seat or a place on the list; whoever waits is asked in the same transaction. */
export const withdraw = (actor: Actor, programId: string): Promise<void> =>
  onOwnPlace(actor, programId, "withdraw", async (own, seats, { at, log, program }) => {
    const { id, state } = orNotFound(own);
    await updateEnrolment(id, { withdrawnAt: at });
    await log("enrolment.withdrawn", { subjectId: id });
    await settleSeats({ ...program, taken: seats.taken - Number(holdsSeat(state)) }, at, holdsSeat(state));
  });

/** Takes their places from those who left the organisation for which they asked; returns how many seats that frees. */
async function endPlacesOfLeavers(program: Queued, at: Date): Promise<number> {
  if (programState(program) !== "published" || hasBegun(program, at)) return 0;
  const left = await withdrawLeavers(program.id, at);
  for (const { id } of left) await record({ what: "enrolment.withdrawn", subjectId: id, by: null, at });
  return left.filter(({ heldSeat }) => heldSeat).length;
}

/** For the job: settles the seats of one program. */
export const settleProgram = (programId: string): Promise<void> =>
  transaction(async () => {
    const program = await lockedProgram(programId, now);
    if (!program) return;
    const at = now();
    const left = await endPlacesOfLeavers(program, at);
    await settleSeats({ ...program, taken: program.taken - left }, at, left > 0);
  });
