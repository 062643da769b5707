import type { Actor } from "~/modules/accounts/rules/actor";
import { addDays, atHour, localDateOf } from "~/platform/calendar/local-date";
import { workingDayFrom } from "~/platform/calendar/working-days";
import { now, withClock } from "~/platform/clock";
import type { ProgramInput } from "./rules/program-fields";
import type { ProgramKind } from "./rules/vocabulary";
import { enrolmentsIn } from "./store/enrolments.server";
import { enrol } from "./verbs/enrolments.server";
import { createProgram, markAttendance, publishProgram } from "./verbs/programs.server";

/** A day of three weeks from now, at nine. */
export const inThreeWeeks = (): Date => atHour(workingDayFrom(addDays(localDateOf(now()), 21)), "09:00");

export function programInput(kind: ProgramKind, given: Partial<ProgramInput> = {}): ProgramInput {
  const startsAt = given.startsAt ?? inThreeWeeks();
  const ofKind: Pick<ProgramInput, "category" | "level" | "discount"> =
    kind === "training"
      ? { category: "public_procurement", level: "beginner", discount: 15 }
      : { category: "workshop", level: null, discount: 50 };
  return {
    title: "Achiziția directă, pas cu pas",
    description: "De la referat la ordonanțare, pe exemple.",
    ...ofKind,
    format: "hybrid",
    place: "Zalău, Piața Iuliu Maniu nr. 1",
    link: "https://sala.psp.test/achizitii",
    hours: 6,
    capacity: 30,
    price: 40_000,
    curriculum: "Pragurile\nNota justificativă",
    instructor: "Ioana Pop",
    hasCertificate: true,
    startsAt,
    endsAt: new Date(startsAt.getTime() + 6 * 3_600_000),
    ...given,
  };
}

/** A published program of the association. Returns its id. */
export async function publishedProgram(
  admin: Actor,
  given: Partial<ProgramInput> = {},
  kind: ProgramKind = "training",
): Promise<string> {
  const id = await createProgram(admin, kind, programInput(kind, given));
  await publishProgram(admin, id);
  return id;
}

const DAY = 86_400_000;

/** A program that ended yesterday, to which all of these people came. Returns its id. */
export async function pastProgram(
  admin: Actor,
  people: readonly Actor[],
  given: Partial<ProgramInput> = {},
  kind: ProgramKind = "training",
): Promise<string> {
  const at = now();
  const startsAt = new Date(at.getTime() - DAY);
  const id = await withClock(new Date(at.getTime() - 30 * DAY), async () => {
    const made = await publishedProgram(admin, { startsAt, ...given }, kind);
    for (const person of people) await enrol(person, made);
    return made;
  });
  await markAttendance(admin, id, new Set((await enrolmentsIn(id)).map((one) => one.id)));
  return id;
}
