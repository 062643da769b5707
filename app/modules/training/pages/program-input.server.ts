import { localDateOf } from "~/platform/calendar/local-date";
import { now } from "~/platform/clock";
import { typedIn } from "~/platform/form/field-table.server";
import type { Limit } from "~/platform/rate-limit/rate-limit.server";
import { programForm } from "../forms";
import { hoursIn } from "../rules/days";
import { askedOf, PROGRAM, type ProgramInput } from "../rules/program-fields";
import type { ProgramKind } from "../rules/vocabulary";

export const PROGRAM_LIMIT: Limit = {
  name: "programs",
  most: 60,
  seconds: 3_600,
  sentence: "Ați salvat multe programe într-un timp scurt. Ce ați scris a rămas mai jos, nesalvat.",
};

export const formNow = (kind: ProgramKind) => programForm(kind, localDateOf(now()));

/** The first day on which a program may begin. */
export const todayNow = () => localDateOf(now());

/** The stored values, as the form's fields. */
export const fieldsOf = (kind: ProgramKind, stored: ProgramInput) => ({
  ...typedIn(PROGRAM[kind], askedOf(stored)),
  hoursSure: stored.hours > hoursIn(stored) ? "on" : "",
});
