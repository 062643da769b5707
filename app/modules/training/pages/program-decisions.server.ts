import type { Asked } from "~/modules/accounts/signed-in/posted-step.server";
import { stepPage } from "~/modules/accounts/signed-in/step-page.server";
import { now } from "~/platform/clock";
import { text } from "~/platform/form/field-table";
import { PROGRAM_NOUNS, recipientsText } from "../rules/desk-view";
import { programPolicy } from "../rules/policy";
import { LONGEST_REASON } from "../rules/text";
import type { ProgramKind } from "../rules/vocabulary";
import { peopleIn } from "../store/enrolments.server";
import { cancelProgram, publishProgram, rejectProgram } from "../verbs/programs.server";
import { programHere, toDesk } from "./desk-here.server";

const NAMES: Readonly<Record<ProgramKind, string>> = { training: "programul de instruire", event: "evenimentul" };
const READERS: Readonly<Record<ProgramKind, string>> = {
  training: "Îl văd toate autoritățile și se pot înscrie cele verificate.",
  event: "Îl văd toate firmele și se pot înscrie cele verificate.",
};

/** A program at its desk; throws for whoever may not decide this about it now. */
async function programFor(decision: "publish" | "reject" | "cancel", { actor, id }: Asked) {
  const { program, at, back } = await programHere({ actor, id });
  programPolicy.allow(decision, actor, program, at, back);
  return { program, at, back };
}

const nounOf = async (asked: Pick<Asked, "actor" | "id">) => PROGRAM_NOUNS[(await programHere(asked)).program.kind];

const reason = (label: string, hint: string) => ({
  reason: text(label, "motivul", { most: LONGEST_REASON, rows: 4, hint }),
});

export const publication = stepPage({
  kept: true,
  async page(asked) {
    const { program, back } = await programFor("publish", asked);
    return {
      back,
      heading: `Publicați ${NAMES[program.kind]}?`,
      intro: READERS[program.kind],
      submit: "Publică",
      busyLabel: "Se publică…",
    };
  },
  back: toDesk,
  work: ({ actor, id }) => publishProgram(actor, id),
  done: async (asked) => ({ title: `${await nounOf(asked)} a fost publicat.` }),
});

export const rejection = stepPage({
  kept: true,
  fields: reason("Motivul respingerii", "Ce trebuie schimbat ca să poată fi publicat."),
  async page(asked) {
    const { program, back } = await programFor("reject", asked);
    return {
      back,
      heading: "Respingeți propunerea?",
      intro: `${program.provider ?? "Firma"} citește motivul și poate trimite propunerea din nou.`,
      submit: "Respinge propunerea",
      busyLabel: "Se respinge…",
    };
  },
  back: toDesk,
  work: ({ actor, id, value }) => rejectProgram(actor, id, value.reason),
  done: { title: "Propunerea a fost respinsă.", text: "Firma vede motivul pe pagina propunerii." },
});

export const cancellation = stepPage({
  kept: true,
  fields: reason("Motivul anulării", "Îl citesc toți cei anunțați."),
  async page(asked) {
    const { program, at, back } = await programFor("cancel", asked);
    const told = await peopleIn(program.id, at);
    const who =
      told === 0 ? "Nu este înscris nimeni." : `${recipientsText(told)}: cei care au un loc și cei care așteaptă unul.`;
    return {
      back,
      heading: `Anulați ${NAMES[program.kind]}?`,
      intro: `${who} Anularea nu se poate retrage.`,
      submit: `Anulează ${NAMES[program.kind]}`,
      variant: "danger",
      busyLabel: "Se anulează…",
    };
  },
  back: toDesk,
  async work({ actor, id, value }) {
    await cancelProgram(actor, id, value.reason);
    return peopleIn(id, now());
  },
  done: async (asked, told) => ({
    title: `${await nounOf(asked)} a fost anulat.`,
    ...(told ? { text: `${recipientsText(told)} cu motivul scris.` } : {}),
  }),
});
