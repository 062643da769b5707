/**
 * A place that a model leaves to be filled in: words between square brackets, which are no link, or a row of dots or
 * underlines. `UNFILLED` of the requests' store says the same in SQL.
 */
const PLACE = /\[(?=[^[\]]*\p{L})[^[\]]+\](?!\()|_{3,}|…{2,}|\.{4,}/gu;

type Unfilled = {
  place: string;
  /** The last words before it. */
  before: string;
  /** Counted from 1, without the blank lines. */
  paragraph: number;
};

/** How many of the words before a place are shown with it. */
const WORDS_BEFORE = 8;

/** The places of a text that nobody has filled in, in their order. */
export function unfilledIn(text: string): Unfilled[] {
  return text
    .split(/\n/)
    .filter((line) => line.trim() !== "")
    .flatMap((line, index) => {
      let from = 0;
      return [...line.matchAll(PLACE)].map((found): Unfilled => {
        const before = line.slice(from, found.index).trim().split(/\s+/).slice(-WORDS_BEFORE).join(" ");
        from = found.index + found[0].length;
        return { place: found[0], before, paragraph: index + 1 };
      });
    });
}
