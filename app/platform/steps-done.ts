type Step = { done: boolean };

/** The progress of a list of steps; `next` is the first open one, null when all are done. */
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
