import type { Actor } from "~/modules/accounts/rules/actor";
import { newFormKey } from "~/platform/form/once.server";
import type { CatalogueRowProps } from "../parts/catalogue-row";
import { programCard } from "../rules/card";
import { askingText } from "../rules/own-place";
import { enrolmentPolicy } from "../rules/policy";
import { enrolmentState, hasCalendar } from "../rules/seats";
import { placesAmong } from "../store/enrolments.server";
import type { ProgramRecord } from "../store/programs.server";

/** The rows of these programs, each with the reader's own place, or the button that asks for one. */
export async function catalogueRowsFor(
  actor: Actor,
  programs: readonly ProgramRecord[],
  at: Date,
): Promise<CatalogueRowProps[]> {
  const own = await placesAmong(
    actor,
    programs.map(({ id }) => id),
  );
  return programs.map((program) => {
    const enrolment = own.get(program.id);
    const state = enrolment ? enrolmentState(enrolment, at) : null;
    const mayAsk = enrolmentPolicy.may("enrol", actor, { state, seats: program, program }, at);
    return {
      program: programCard(program, at),
      state,
      hasCalendar: enrolment !== undefined && hasCalendar(enrolment, program, at),
      ask: mayAsk ? { words: askingText(program, at).short, formKey: newFormKey() } : null,
    };
  });
}
