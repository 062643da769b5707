import { dateLong, dateTime } from "~/platform/language/dates";
import { asSentence } from "~/platform/language/text";
import { isOutsideSteps, kindsOf, STEP_CODES, STEPS, type Step, stateOf } from "../rules/steps";
import { skipsOf } from "../store/chain.server";
import { papersOf } from "../store/papers.server";

type Made = Awaited<ReturnType<typeof papersOf>>[number];

/** The papers of a purchase in the order of its steps, those made, left out and missing, then the others that were made. */
export async function dossierPapers(requestId: string) {
  const made = (await papersOf(requestId)).toReversed(); // the oldest first, as they are filed
  const skips = new Map((await skipsOf(requestId)).map((skip) => [skip.step, skip]));
  const facts = { made: new Set(made.map(({ kind }) => kind)), skipped: new Set(skips.keys()) };
  const rowsOf = (step: Step) => {
    const skip = skips.get(step);
    if (stateOf(step, facts) === "made") return made.filter(({ kind }) => kindsOf(step).includes(kind)).map(madeRow);
    const state = skip ? `Nu se face: ${asSentence(skip.reason)} ${skip.by}, ${dateTime(skip.skippedAt)}` : "Lipsește";
    return [{ key: step, title: STEPS[step].title, state, number: null }];
  };
  return [...STEP_CODES.flatMap(rowsOf), ...made.filter(({ kind }) => isOutsideSteps(kind)).map(madeRow)];
}

const madeRow = ({ id, title, madeAt, by, number, on }: Made) => ({
  key: id,
  title,
  state: `Făcut la ${dateTime(madeAt)}, de ${by}`,
  number: number && on && `nr. ${number} din ${dateLong(on)}`,
});
