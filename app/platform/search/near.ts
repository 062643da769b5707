/** A word that something has; `shown` is its spelling with diacritics, `entries` in how many things it is. */
export type KnownWord = { folded: string; shown: string; entries: number };

const SHORTEST = 3;
const LONGEST = 24;

/** Whether a word can be suggested as a correction. */
export const isKnowable = (folded: string): boolean =>
  folded.length >= SHORTEST && folded.length <= LONGEST && /^\p{L}+$/u.test(folded);

/** The word and its one-letter deletions (as SymSpell does): words with one letter wrong, missing, added or swapped share one. */
export function tracesOf(folded: string): string[] {
  const traces = new Set([folded]);
  for (let at = 0; at < folded.length; at++) traces.add(folded.slice(0, at) + folded.slice(at + 1));
  return [...traces];
}

/** How many letters may be wrong in a word of this length. */
export const mistakesIn = (folded: string): number => (folded.length < 4 ? 0 : folded.length < 8 ? 1 : 2);

/** Damerau and Levenshtein's distance (optimal string alignment): letters wrong, missing, added, or swapped with their neighbour. */
export function distance(one: string, other: string): number {
  let before = [] as number[];
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? 0;
}

/** The words that may have been meant: those with the fewest mistakes first; among equals with the same first letter, which people rarely mistype; then the most frequent. */
export function nearest(folded: string, known: readonly KnownWord[]): KnownWord[] {
  const most = mistakesIn(folded);
  return known
    .map((word) => ({ word, mistakes: distance(folded, word.folded), begins: word.folded[0] === folded[0] }))
    .filter(({ mistakes }) => mistakes > 0 && mistakes <= most)
    .sort(
      (one, other) =>
        one.mistakes - other.mistakes ||
        Number(other.begins) - Number(one.begins) ||
        other.word.entries - one.word.entries ||
        (one.word.folded < other.word.folded ? -1 : 1),
    )
    .map(({ word }) => word);
}
