import { diffArrays } from "diff";

/** Pairs of lines or of words that are looked at for one pair of texts: what takes about 50 ms. */
const MOST = 500_000;
/** What showing one changed piece of a line takes, counted in such pairs. */
export const PIECE = 100;

type Step<One> = { value: One[]; added: boolean; removed: boolean };
type How<One> = { isSame(one: One, other: One): boolean; mostEdits: number };

class Spent extends Error {}

/**
 * What comparing two texts may cost altogether. Counted and not timed, so that the same texts always give the same answer,
 * however busy the machine is.
 */
export class Comparison {
  private left = MOST;

  /** False when there is not that much left. */
  take(pairs: number): boolean {
    this.left -= pairs;
    return this.left >= 0;
  }

  /** How the newer list comes from the older one; null when that takes more edits, or more work, than there may be. */
  steps<One>(old: readonly One[], fresh: readonly One[], { isSame, mostEdits }: How<One>): Step<One>[] | null {
    const comparator = (one: One, other: One) => {
      if (!this.take(1)) throw new Spent();
      return isSame(one, other);
    };
    try {
      return diffArrays([...old], [...fresh], { comparator, maxEditLength: mostEdits }) ?? null;
    } catch (error) {
      if (error instanceof Spent) return null;
      throw error;
    }
  }
}
