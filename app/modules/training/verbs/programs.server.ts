import type { Actor } from "~/modules/accounts/rules/actor";
import { addDays, atHour, localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { transaction } from "~/platform/database/connection.server";
import { typedIn } from "~/platform/form/field-table.server";
import { contentVersion, notOvertaken } from "~/platform/form/version.server";
import { record } from "~/platform/journal/journal.server";
import { orNotFound } from "~/platform/refusal";
import { daysOf } from "../rules/days";
import { movedLines } from "../rules/moved";
import { lastOfferEnd } from "../rules/offer-time";
import { programPolicy } from "../rules/policy";
import { programState, unwritten } from "../rules/program";
import { askedOf, PROGRAM, type ProgramInput } from "../rules/program-fields";
import { enrolmentState } from "../rules/seats";
import type { ProgramKind } from "../rules/vocabulary";
import { enrolmentsIn, shortenOffers, updateEnrolment } from "../store/enrolments.server";
import {
  insertProgram,
  linkOf,
  type ProgramRecord,
  programById,
  programsToRemind,
  programsWithQueue,
  updateProgram,
} from "../store/programs.server";
import { onProgram, settleProgram, settleSeats } from "./enrolments.server";

/** The version of what the form of a program shows. */
export const programVersion = (program: ProgramRecord, link: string | null): string =>
  contentVersion(typedIn(PROGRAM[program.kind], askedOf({ ...program, link })));

/** A program of the association, not published yet, or a firm's proposal. Returns its id. */
export const createProgram = (actor: Actor, kind: ProgramKind, input: ProgramInput): Promise<string> =>
  transaction(async () => {
    const at = now();
    const providerId = actor.organisation?.id ?? null;
    programPolicy.allow(providerId === null ? "create" : "propose", actor, unwritten(kind), at);
    const proposedAt = providerId === null ? null : at;
    const made = { kind, providerId, authorId: actor.userId, createdAt: at, updatedAt: at, proposedAt };
    const id = await insertProgram({ ...input, ...made });
    await record({ what: proposedAt ? "program.proposed" : "program.created", subjectId: id, by: actor, at });
    return id;
  });

/** What an edit did, for the sentence about it. */
type Edited = { isProposal: boolean; isMoved: boolean };

/**
 * Throws `Overtaken` when somebody else has changed it since the form was shown. A proposal is sent for a decision again; of a
 * published program everybody is told when its time, place or price changed, and seats that were added are offered at once.
 */
export const editProgram = (actor: Actor, id: string, input: ProgramInput, seen: string | null): Promise<Edited> =>
  onProgram(actor, id, async (program, { at, allow, log }) => {
    allow("edit");
    const link = await linkOf(id);
    notOvertaken(seen, programVersion(program, link));
    const isPublished = programState(program) === "published";
    const isProposal = !isPublished && program.providerId !== null && actor.organisation !== null;
    const moved = isPublished ? movedLines({ ...program, link }, input) : [];
    const isMoved = moved.length > 0;
    await updateProgram(id, {
      ...input,
      updatedAt: at,
      ...(isProposal ? { proposedAt: at, rejectedAt: null, rejectedReason: null } : {}),
      ...(isPublished ? { sequence: program.sequence + 1 } : {}),
      calendarDays: Math.max(program.calendarDays, daysOf(program).length),
      ...(isMoved ? { remindedAt: null } : {}),
    });
    if (isMoved) await log("program.moved", { note: moved.join("\n") });
    else await log(isProposal ? "program.proposed" : "program.edited");
    await shortenOffers(id, lastOfferEnd(input.startsAt));
    await settleSeats(orNotFound(await programById(id, at)), at, input.capacity > program.capacity);
    return { isProposal, isMoved };
  });

export const publishProgram = (actor: Actor, id: string): Promise<void> =>
  onProgram(actor, id, async (_program, { at, allow, log }) => {
    allow("publish");
    await updateProgram(id, { publishedAt: at, updatedAt: at });
    await log("program.published");
  });

export const rejectProgram = (actor: Actor, id: string, reason: string): Promise<void> =>
  onProgram(actor, id, async (_program, { at, allow, log }) => {
    allow("reject");
    await updateProgram(id, { rejectedAt: at, rejectedReason: reason, updatedAt: at });
    await log("program.rejected");
  });

/** Enrolments stay as they were, so that everybody can be told and sees what was cancelled. */
export const cancelProgram = (actor: Actor, id: string, reason: string): Promise<void> =>
  onProgram(actor, id, async ({ sequence }, { at, allow, log }) => {
    allow("cancel");
    await updateProgram(id, { cancelledAt: at, cancelledReason: reason, sequence: sequence + 1, updatedAt: at });
    await log("program.cancelled");
  });

/**
 * Notes who came, of those who had a seat or, with `among`, of these enrolments; returns how many came. What is noted already is
 * not noted a second time.
 */
export const markAttendance = (
  actor: Actor,
  id: string,
  present: ReadonlySet<string>,
  among: ReadonlySet<string> | null = null,
): Promise<number> =>
  onProgram(actor, id, async (_program, { at, allow, log }) => {
    allow("attend");
    const seated = (await enrolmentsIn(id)).filter(
      (one) => enrolmentState(one, at) === "seated" && (among === null || among.has(one.id)),
    );
    for (const enrolment of seated) {
      const attended = present.has(enrolment.id);
      if (enrolment.attended === attended) continue;
      await updateEnrolment(enrolment.id, { attended });
      await log(attended ? "enrolment.attended" : "enrolment.missed", { subjectId: enrolment.id });
    }
    return seated.filter((one) => present.has(one.id)).length;
  });

/** Ends offers whose time is over and asks the next ones; returns of how many programs. */
export async function settleQueues(): Promise<number> {
  const ids = await programsWithQueue(now());
  for (const id of ids) await settleProgram(id);
  return ids.length;
}

/** Reminds the participants of programs that begin tomorrow, or today if nobody was reminded yet; returns of how many. */
export async function remindOfPrograms(): Promise<number> {
  const at = now();
  const until = atHour(addDays(localDateOf(at), 2), "00:00");
  const ids = await programsToRemind(at, until);
  for (const id of ids)
    await transaction(async () => {
      await updateProgram(id, { remindedAt: at });
      await record({ what: "program.near", subjectId: id, by: null, at });
    });
  return ids.length;
}
