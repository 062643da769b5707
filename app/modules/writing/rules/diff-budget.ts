import { diffArrays } from "diff";

/** Comparisons of lines or words allowed for one pair of texts: about 30 ms. */
const BUDGET = 300_000;
/** The cost of rendering one changed piece of a line, in comparisons. */
export const PIECE_COST = 100;

type Step<One> = { value: One[]; added: boolean; removed: boolean };
type How<One> = { isSame(one: One, other: One): boolean; mostEdits: number };

class BudgetExceeded extends Error {}

/** Bounds the work of one diff. Counted, not timed, so that the same texts always give the same diff. */
export class DiffBudget {
  private left = BUDGET;

  /** False once the budget is used up. */
  spend(pairs: number): boolean {
    this.left -= pairs;
    return this.left >= 0;
  }

  /** The diff of two lists; null when it needs more than `mostEdits` edits or exceeds the budget. */
  diff<One>(old: readonly One[], fresh: readonly One[], { isSame, mostEdits }: How<One>): Step<One>[] | null {
    const comparator = (one: One, other: One) => {
      if (!this.spend(1)) throw new BudgetExceeded();
      return isSame(one, other);
    };
    try {
      return diffArrays([...old], [...fresh], { comparator, maxEditLength: mostEdits }) ?? null;
    } catch (error) {
      if (error instanceof BudgetExceeded) return null;
      throw error;
    }
  }
}
