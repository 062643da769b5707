type Step = { done: boolean };

/** How far a list of steps has come; `next` is the first that is not done, null when all are. */
export type StepsDone<Each extends Step> = {
  done: number;
  total: number;
  percent: number;
  steps: readonly Each[];
  next: Each | null;
};

export function stepsDone<Each extends Step>(steps: readonly Each[]): StepsDone<Each> {
  const done = steps.filter((step) => step.done).length;
  const percent = Math.round((done / steps.length) * 100);
  return { done, total: steps.length, percent, steps, next: steps.find((step) => !step.done) ?? null };
}
