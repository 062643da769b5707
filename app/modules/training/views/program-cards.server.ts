import type { Actor } from "~/modules/accounts/rules/actor";
import { newFormKey } from "~/platform/form/once.server";
import type { ProgramCardProps } from "../parts/program-card";
import { programCard } from "../rules/card";
import { askingText } from "../rules/own-place";
import { enrolmentPolicy } from "../rules/policy";
import { enrolmentState } from "../rules/seats";
import { placesAmong } from "../store/enrolments.server";
import type { ProgramRecord } from "../store/programs.server";

/** The cards of these programs, each with the reader's own place, or the button that asks for one. */
export async function programCardsFor(
  actor: Actor,
  programs: readonly ProgramRecord[],
  at: Date,
): Promise<ProgramCardProps[]> {
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
      ask: mayAsk ? { words: askingText(program, at).button, formKey: newFormKey() } : null,
    };
  });
}
