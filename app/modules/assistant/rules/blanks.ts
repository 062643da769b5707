/** Dots or lines to be filled in by hand, and boxes to be ticked. */
const BLANK = /(?:…|\.{3,}|_{3,}|-{4,}|(?:\. ){3,})[\s.…_]*/g;
const BOX = /[☐□]/g;
const OMITTED = "[…] ";
/** Words for each blank; a line with fewer says nothing until it is filled in. */
const FEWEST_WORDS = 8;

/**
 * A line as it is quoted: its blanks are left out. Null where there is nothing to quote: it is a line of a form, or a title
 * in capitals.
 */
export function quotable(line: string): string | null {
  const blanks = (line.match(BLANK) ?? []).length + (line.match(BOX) ?? []).length;
  const words = (line.replace(BLANK, " ").match(/\p{L}{2,}/gu) ?? []).length;
  if (!/\p{Ll}/u.test(line) || words < blanks * FEWEST_WORDS) return null;
  return line.replace(BLANK, OMITTED).trim();
}
