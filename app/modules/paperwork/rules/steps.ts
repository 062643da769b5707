import { codesOf } from "../../../platform/codes";
import type { PaperKind } from "./paper-kind";

/** The steps of a direct purchase, in their order, and the papers of which one is enough. */
export const STEPS = {
  need: { title: "Referat de necesitate", kinds: ["need"] },
  plan: { title: "Linia din programul anual al achizițiilor (PAAP)", kinds: ["plan"] },
  estimate: { title: "Nota valorii estimate", kinds: ["estimate"] },
  specification: { title: "Caiet de sarcini", kinds: ["specification"] },
  invitation: { title: "Invitație sau anunț în SEAP, cu dovada lui", kinds: ["invitation"] },
  declaration: { title: "Declarații de confidențialitate și neconflict de interese", kinds: ["declaration"] },
  selection: { title: "Proces-verbal sau notă justificativă de selecție", kinds: ["selection"] },
  order: { title: "Comandă sau contract", kinds: ["order", "contract"] },
  reception: { title: "Proces-verbal de recepție", kinds: ["reception"] },
  entry: { title: "Notă de intrare-recepție (NIR)", kinds: ["entry"] },
  payment: { title: "Lichidare, ordonanțare, plată", kinds: ["payment"] },
  certificate: { title: "Document constatator", kinds: ["certificate"] },
} as const satisfies Record<string, { title: string; kinds: readonly PaperKind[] }>;

export type Step = keyof typeof STEPS;
export const STEP_CODES = codesOf(STEPS);

export const kindsOf = (step: Step): readonly PaperKind[] => STEPS[step].kinds;

/** Papers that are not a step: a comparison and the letters. */
export const isOutsideSteps = (kind: PaperKind): boolean => STEP_CODES.every((step) => !kindsOf(step).includes(kind));

export type StepState = "made" | "skipped" | "missing";
type StepFacts = { made: ReadonlySet<PaperKind>; skipped: ReadonlySet<Step> };

/** A step with both a paper and a reason to skip it is made: the paper is there. */
export const stateOf = (step: Step, { made, skipped }: StepFacts): StepState => {
  if (kindsOf(step).some((kind) => made.has(kind))) return "made";
  return skipped.has(step) ? "skipped" : "missing";
};

/** The first step that is neither made nor skipped; null at the end. */
export const nextStep = (facts: StepFacts): Step | null =>
  STEP_CODES.find((step) => stateOf(step, facts) === "missing") ?? null;
